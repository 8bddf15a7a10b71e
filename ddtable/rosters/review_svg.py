"""The chart of a review as SVG for a web page. Colours are those of the page: its style has one for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from ddtable.summaries.review_chart import SHARES, At, Chart, Sizes, lay_out_chart
from ddtable.summaries.review_words import Reviewed
from ddtable.words.sentences import Words

WIDTH, HEIGHT = 980.0, 320.0
SIZES = Sizes(right=44, below=30, edge=8, mark=11, stem=28, apart=34, initial=26)
DIE, PIP, DOT = 7.0, 1.5, 4.0
HALF = 0.5


def review_svg(words: Words, reviewed: Reviewed) -> str:
    """Return the chart as SVG."""
    chart = lay_out_chart(reviewed.review, reviewed.shown, reviewed.first, WIDTH, HEIGHT, SIZES)
    lines = "".join(_lines(words, chart, reviewed.players, reviewed.first))
    about = escape(words.say("review-chart"))
    return f'<svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" aria-label="{about}">{lines}</svg>'


def _lines(words: Words, chart: Chart, players: Sequence[str], first: int) -> Iterator[str]:
    plot = chart.plot
    for region in chart.regions:
        side = ' class="side"' if chart.line else ""
        yield f'<polygon{side} points="{_points(region.outline)}" style="fill:var(--seat-{region.seat})"/>'
    for share in SHARES:
        y = chart.height(share)
        yield f'<line class="rule" x1="{plot.left:.1f}" x2="{plot.right:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        if share in (0.0, HALF, 1.0):
            yield _text((plot.right + 6, y + 4), words.say("review-percent", percent=round(100 * share)), "quiet")
    if chart.decided is not None:
        x = f"{chart.decided:.1f}"
        yield f'<line class="decided" x1="{x}" x2="{x}" y1="{plot.top:.1f}" y2="{plot.bottom:.1f}"/>'
    if chart.line:
        yield f'<polyline class="line" points="{_points(chart.line)}"/>'
        for seat, y in ((first, plot.top + 20), (1 - first, plot.bottom - 10)):
            wins = words.say("review-wins", player=players[seat])
            yield _text((plot.left + 8, y), wins, "", f"fill:var(--seat-{seat})")
    for tick in chart.ticks:
        yield _disc((tick.x - 9, plot.bottom + 16), DOT, tick.seat)
        yield _text((tick.x, plot.bottom + 20), str(tick.turn), "quiet")
    for one in chart.initials:
        yield _text(one.at, players[one.seat][:1].upper(), "on")
    yield from _on_line(chart)


def _on_line(chart: Chart) -> Iterator[str]:
    """Yield the dice of turning points, and the numbers of decisions with their stems."""
    for one in chart.dice:
        x, y = one.at
        yield f'<rect class="die" x="{x - DIE:.1f}" y="{y - DIE:.1f}" width="{2 * DIE}" height="{2 * DIE}" rx="3"/>'
        for at in (-3.0, 0.0, 3.0):
            yield f'<circle class="pip" cx="{x + at:.1f}" cy="{y + at:.1f}" r="{PIP}"/>'
    for mark in chart.marks:
        (x, y), (left, top) = mark.on, mark.at
        if chart.line:
            ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{left:.1f}" y2="{top:.1f}"'
            yield f'<line {ends} style="stroke:var(--seat-{mark.seat})"/>{_disc(mark.on, DOT, mark.seat)}'
        yield _disc(mark.at, SIZES.mark, mark.seat, "" if chart.line else "stroke:var(--card);stroke-width:2")
        yield _text(mark.at, str(mark.number), "on")


def _points(outline: Sequence[At]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in outline)


def _disc(at: At, radius: float, seat: int, style: str = "") -> str:
    return f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius:g}" style="fill:var(--seat-{max(0, seat)});{style}"/>'


def _text(at: At, words: str, kind: str, style: str = "") -> str:
    return f'<text class="{kind}" x="{at[0]:.1f}" y="{at[1]:.1f}" style="{style}">{escape(words)}</text>'
