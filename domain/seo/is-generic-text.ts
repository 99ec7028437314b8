import { GENERIC_ANCHOR_TEXTS } from './generic-anchor-texts.js';

const BY_LANGUAGE = new Map(
  Object.entries(GENERIC_ANCHOR_TEXTS).map(([language, texts]) => [language, new Set(texts)] as const),
);

/** No listed text comes near; it also bounds the work on what a page may hold. */
const MAX_CHARS = 60;
const CLOSING = /[\s\p{So}\p{Sm}\p{Pi}\p{Pf}"'.…!?:,;]+$/u;
const CLOSING_WITH_BRACKETS = /[\s\p{So}\p{Sm}\p{Pi}\p{Pf}"'.…!?:,;\])]+$/u;

/**
 * The link text is one of those that fit any target ("read more »"). Looked up in the language of the page and in
 * English, which pages of every language borrow from.
 */
export function isGenericText(text: string, language: string): boolean {
  if (text.length > MAX_CHARS) return false;
  const plain = undecorated(text.toLowerCase());
  return BY_LANGUAGE.get(language)?.has(plain) || BY_LANGUAGE.get('en')?.has(plain) || false;
}

/** Without arrows, dots and brackets around it. Signs inside or code-like ends stay: "read()" and "--details" are names. */
function undecorated(text: string): string {
  const bare = text.replace(/^[\s\p{So}\p{Sm}\p{Pi}\p{Pf}"'[(]+/u, '').replace(/\s+/g, ' ');
  const hasOpening = /^\s*[[(]/.test(text);
  return bare.replace(hasOpening ? CLOSING_WITH_BRACKETS : CLOSING, '');
}
