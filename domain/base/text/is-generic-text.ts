import { GENERIC_ANCHOR_TEXTS } from './generic-anchor-texts.js';

const BY_LANGUAGE = new Map(
  Object.entries(GENERIC_ANCHOR_TEXTS).map(([language, texts]) => [language, new Set(texts)] as const),
);

/** No listed text comes near; it also bounds the work on what a page may hold. */
const MAX_CHARS = 60;
/** Arrows and the like are decoration; < and > are too in "more >", yet "<this>" is a piece of code. */
const OPENING = /^[\s\p{So}\p{Sm}\p{Pi}\p{Pf}"'[(]+/u;
const CLOSING = /[\s\p{So}\p{Sm}\p{Pi}\p{Pf}"'.…!?:,;]+$/u;
const CLOSING_WITH_BRACKETS = /[\s\p{So}\p{Sm}\p{Pi}\p{Pf}"'.…!?:,;\])]+$/u;
const PLAIN_ENDS = /^[a-z](?:.*[a-z])?$/;

/**
 * The link text is one of those that fit any target ("read more »"). Looked up in the language of the page and in
 * English, which pages of every language borrow from.
 */
export function isGenericText(text: string, language: string): boolean {
  if (text.length > MAX_CHARS) return false;
  const lower = text.toLowerCase();
  // Most link texts are bare words; looking for decoration in each of thousands takes longer than all else here.
  const plain = PLAIN_ENDS.test(lower) ? lower.replace(/\s+/g, ' ') : undecorated(lower);
  return BY_LANGUAGE.get(language)?.has(plain) || BY_LANGUAGE.get('en')?.has(plain) || false;
}

/** Without arrows, dots and brackets around it. Signs inside or code-like ends stay: "read()" and "--details" are names. */
function undecorated(text: string): string {
  if (/^\s*<.*>\s*$/s.test(text)) return text;
  const bare = text.replace(OPENING, '').replace(/\s+/g, ' ');
  const hasOpening = /^\s*[[(]/.test(text);
  return bare.replace(hasOpening ? CLOSING_WITH_BRACKETS : CLOSING, '');
}
