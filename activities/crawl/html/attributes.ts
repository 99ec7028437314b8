import { ownString } from './own-string.js';

/**
 * All attributes that are read of any element. The parser skips what is not named here: most attributes of most pages,
 * such as classes, are never looked at.
 */
const ATTRIBUTE_NAMES = [
  'action',
  'alt',
  'amp',
  '⚡',
  'aria-hidden',
  'aria-label',
  'aria-labelledby',
  'async',
  'classid',
  'content',
  'data',
  'data-lazy',
  'data-lazy-src',
  'data-lazy-srcset',
  'data-orig-src',
  'data-original',
  'data-src',
  'data-srcset',
  'datetime',
  'defer',
  'for',
  'height',
  'hidden',
  'href',
  'hreflang',
  'http-equiv',
  'id',
  'integrity',
  'itemprop',
  'itemtype',
  'lang',
  'loading',
  'media',
  'method',
  'name',
  'onclick',
  'property',
  'rel',
  'role',
  'src',
  'srcset',
  'style',
  'target',
  'title',
  'type',
  'typeof',
  'value',
  'width',
  'xml:lang',
] as const;

export type AttributeName = (typeof ATTRIBUTE_NAMES)[number];

/** Attributes of one start tag: lower-case names, decoded values; the first of a repeated name, as HTML has it. */
export type Attributes = Readonly<Partial<Record<AttributeName, string | undefined>>>;

const READ: ReadonlySet<string> = new Set(ATTRIBUTE_NAMES);

/** `name` is in lower case. */
export function isReadAttribute(name: string): name is AttributeName {
  return READ.has(name);
}

/**
 * Longer than any value worth quoting, even an image as a data URI; keeps a hostile attribute from filling the store.
 */
const MAX_VALUE_CHARS = 20_000;

/** The value, cut at 20,000 characters, detached from the page text; null when the attribute is absent. */
export function attribute(attributes: Attributes, name: AttributeName): string | null {
  const value = attributes[name];
  return value === undefined ? null : ownString(value.slice(0, MAX_VALUE_CHARS));
}

/** The space-separated tokens of an attribute in lower case, without repeats. */
export function tokens(value: string | undefined): string[] {
  const text = value?.trim();
  if (!text) return [];
  const lower = text.toLowerCase();
  if (!/\s/.test(lower)) return [ownString(lower)];
  return [...new Set(lower.split(/\s+/).map(ownString))];
}
