/** An object of parsed JSON-LD; its keys are the author's own. */
export type JsonObject = Readonly<Record<string, unknown>>;

const SCHEMA_ORG = /^\s*(?:https?:)?(?:\/\/)?(?:www\.)?schema\.org\b/i;
/** Keywords of a context that say nothing about what a term means (JSON-LD 1.1, 9.15). */
const NEUTRAL_KEYWORDS = new Set(['@vocab', '@language', '@base', '@version', '@direction']);

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A single value is a list of one (JSON-LD 1.1, 1.7). */
export function asArray(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** "https://schema.org/Product" and "schema:Product" are Product; terms of other vocabularies stay as they are. */
export function shortTerm(term: string): string {
  return term.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');
}

/** A context is a URL, an object with @vocab, or a list of these. */
export function namesSchemaOrg(context: unknown): boolean {
  return asArray(context).some((entry) => {
    const vocabulary = isObject(entry) ? entry['@vocab'] : entry;
    return typeof vocabulary === 'string' && SCHEMA_ORG.test(vocabulary);
  });
}

/** Whether a context introduces names that are not schema.org's. */
export function hasOwnTerms(context: unknown): boolean {
  return asArray(context).some((entry) => {
    if (typeof entry === 'string') return !SCHEMA_ORG.test(entry);
    if (!isObject(entry)) return false;
    const isNeutral = Object.keys(entry).every((key) => NEUTRAL_KEYWORDS.has(key));
    const vocabulary = entry['@vocab'];
    return !isNeutral || (typeof vocabulary === 'string' && !SCHEMA_ORG.test(vocabulary));
  });
}

/** Hostile nesting beyond this says nothing. */
const MAX_DEPTH = 64;

/** Something is said: no null, blank text, empty list or object. */
export function isFilled(value: unknown, depth = 0): boolean {
  if (Array.isArray(value)) return depth < MAX_DEPTH && value.some((item) => isFilled(item, depth + 1));
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number' || typeof value === 'boolean') return true;
  return isObject(value) && Object.keys(value).length > 0;
}
