"""The rule system is known to each test of a campaign."""

from tests.rules.campaign.war import known_war

__all__ = ["known_war"]
