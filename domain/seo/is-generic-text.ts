import { GENERIC_ANCHOR_TEXTS } from './generic-anchor-texts.js';

const BY_LANGUAGE = new Map(
  Object.entries(GENERIC_ANCHOR_TEXTS).map(([language, texts]) => [language, new Set(texts)] as const),
);

/**
 * The link text is one of those that fit any target ("read more »"). Looked up in the language of the page and in
 * English, which pages of every language borrow from.
 */
export function isGenericText(text: string, language: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return BY_LANGUAGE.get(language)?.has(plain) || BY_LANGUAGE.get('en')?.has(plain) || false;
}
