"""The metadata of a PDF file as XMP: title, author, subject, keywords, language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from ddtable import __version__
from ddtable.rosters.document import Named
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import document_title, force_title
from ddtable.words.sentences import Words

STRANGE = re.compile("[\x00-\x1f\ud800-\udfff\ufffe\uffff]")
PACKET = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
<dc:subject><rdf:Bag>{keywords}</rdf:Bag></dc:subject>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<pdf:Keywords>{joined}</pdf:Keywords>
<xmp:CreatorTool>{program}</xmp:CreatorTool>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>"""


@dataclass(frozen=True)
class AboutFile:
    """The metadata of a file."""

    title: str
    author: str
    subject: str
    keywords: tuple[str, ...]
    language: str
    program: str


def about_file(words: Words, forces: Sequence[Named], wanted: Wanted) -> AboutFile:
    """Return the metadata of a file with these forces: the players are its authors, the names its keywords."""
    players = list(dict.fromkeys(player for player, _ in forces if player))
    species = dict.fromkeys(words.species(one) for _, force in forces for one in force.species)
    parts = words.all_of(words.say("roster-part", part=part) for part in wanted.parts)
    names = dict.fromkeys(force_title(words, force) for _, force in forces)
    return AboutFile(
        title=document_title(words, forces),
        author=words.all_of(players) or words.say("roster-author"),
        subject=words.say("roster-subject", parts=parts),
        keywords=("Dragon Dice", *names, *species),
        language=words.language,
        program=f"ddtable {__version__}",
    )


def xmp(about: AboutFile) -> str:
    """Return the metadata as a packet of XMP."""
    return PACKET.format(
        title=_safe(about.title),
        author=_safe(about.author),
        subject=_safe(about.subject),
        keywords="".join(f"<rdf:li>{_safe(word)}</rdf:li>" for word in about.keywords),
        joined=_safe(", ".join(about.keywords)),
        language=about.language,
        program=_safe(about.program),
    )


def _safe(text: str) -> str:
    """Return a text that is valid in XML: without control characters and lone surrogates."""
    return escape(STRANGE.sub("", text))
