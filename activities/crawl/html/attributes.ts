import { ownString } from './own-string.js';

/** Attributes of one start tag: lower-case names, decoded values; the first of a repeated name, as HTML has it. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Longer than any value worth quoting, even an image as a data URI; keeps a hostile attribute from filling the store.
 */
const MAX_VALUE_CHARS = 20_000;

/** The value, cut at 20,000 characters, detached from the page text; null when the attribute is absent. */
export function attribute(attributes: Attributes, name: string): string | null {
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
