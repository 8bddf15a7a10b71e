"""The house options of a rule system: their defaults and the endings of their messages."""

from ddtable.engine.system import OptionSpec


def test_option_may_have_another_default_with_real_dice():
    spec = OptionSpec("faces", ("by_number", "printed"), "Q4", "printed")
    assert (spec.default(by_hand=False), spec.default(by_hand=True)) == ("by_number", "printed")
    assert OptionSpec("plain", (False, True), "Q1").default(by_hand=True) is False


def test_messages_of_a_value_end_in_off_on_or_the_value():
    spec = OptionSpec("war_end", (0, 3, 4), "Q107")
    assert [spec.ending(value) for value in spec.values] == ["off", "on", "4"]
