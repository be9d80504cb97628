"""Texts for people, by language; the .ftl files are shared by terminal and browser."""

from davidgoliath.locales.catalogue import LANGUAGES, Texts, language_of, texts_in

__all__ = ["LANGUAGES", "Texts", "language_of", "texts_in"]
