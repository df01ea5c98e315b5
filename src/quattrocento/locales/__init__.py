"""The catalogues, one folder a language: `common.ftl` and one file a game."""
