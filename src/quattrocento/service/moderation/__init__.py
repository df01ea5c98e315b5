"""Moderation and privacy: bans, what moderators did, and what is kept no longer."""
