import { childPath } from './json-path.js';
import { isPlainText } from './plain-text.js';

/** A part of the input, and its path. */
export interface Place {
  path: string;
  value: unknown;
}

/** A value as it is in the input: insights may refer to it. */
export interface Figure<Value extends string | number | boolean = string | number | boolean> {
  path: string;
  /** Its value. */
  value: Value;
  /** As the input has it, where that differs: "12%" for 12. */
  raw?: string | number | boolean;
}

/** Keys of an object that are looked at; more are no record of anything. */
const MAX_KEYS = 500;
/** Longer ones are whole documents, and nothing that an insight could quote. */
export const MAX_TEXT_CHARS = 1_000;
const MAX_PATH_CHARS = 300;
const NUMERIC = /^-?\d{1,15}(?:\.\d{1,10})?(?: ?%)?$/;

/** The parts of an object or a list, up to `most`. */
export function listParts({ path, value }: Place, most = MAX_KEYS): Place[] {
  if (Array.isArray(value)) return value.slice(0, most).map((item, at) => ({ path: childPath(path, at), value: item }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .slice(0, most)
    .map(([key, part]) => ({ path: childPath(path, key), value: part }));
}

/** The part at the first of these names that the object has, however it spells them: wordCount is word_count. */
export function part(place: Place | null, ...names: readonly string[]): Place | null {
  const value = place?.value;
  if (place === null || typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const keys = Object.keys(value).slice(0, MAX_KEYS);
  for (const name of names) {
    const key = Object.hasOwn(value, name) ? name : keys.find((each) => spelling(each) === spelling(name));
    const found = key === undefined ? null : (value as Record<string, unknown>)[key];
    if (key !== undefined && found !== null && found !== undefined)
      return { path: childPath(place.path, key), value: found };
  }
  return null;
}

/** The same over several steps: `impact.traffic_percent_low`. */
export function partAlong(place: Place | null, way: string): Place | null {
  return way.split('.').reduce<Place | null>((at, name) => part(at, name), place);
}

export function spelling(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A short text that says something; null for anything else, and for what speaks to a model rather than to people. */
export function textIn(place: Place | null): Figure<string> | null {
  if (place === null || typeof place.value !== 'string' || place.path.length > MAX_PATH_CHARS) return null;
  const { path, value } = place;
  return value.length <= MAX_TEXT_CHARS && isPlainText(value) ? { path, value } : null;
}

/** A number, or a text that is nothing but one. */
export function numberIn(place: Place | null): Figure<number> | null {
  if (place === null || place.path.length > MAX_PATH_CHARS) return null;
  const { path, value } = place;
  if (typeof value === 'number') return Number.isFinite(value) ? { path, value } : null;
  if (typeof value !== 'string' || !NUMERIC.test(value.trim())) return null;
  return { path, value: Number.parseFloat(value), raw: value };
}

/** Texts from a list of texts, or from a single text in its place. */
export function textsIn(place: Place | null, most: number): Figure<string>[] {
  if (place === null) return [];
  const parts = Array.isArray(place.value) ? listParts(place, most) : [place];
  return parts.flatMap((each) => textIn(each) ?? []);
}
