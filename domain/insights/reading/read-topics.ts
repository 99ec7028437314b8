import { languageOfName } from '../../base/language/language-of-name.js';
import type { Weight } from '../ranking/draft.js';
import { type Figure, listParts, numberIn, type Place, part, spelling, textIn, textsIn } from './place.js';
import { readWeight } from './read-weight.js';
import { walkPlaces } from './walk-places.js';

/** A topic that is written about, or should be. */
export interface FoundTopic {
  path: string;
  term: Figure<string>;
  /** Searches a month, if the input states them. */
  volume: Figure<number> | null;
  /** 0–100, if the input states it. */
  difficulty: Figure<number> | null;
  weight: Weight | null;
  /** Who writes about it. */
  urls: Figure<string>[];
  /** Whether it is in a list of what is missing. */
  is_gap: boolean;
  /** Primary subtag of the language that it is in, where the input names it. */
  language: string | null;
  /** Pages that name it in title or main heading, where the input says so. */
  titled_pages: number | null;
}

const GAPS = [
  'content_gaps',
  'gaps',
  'missing_topics',
  'keyword_gaps',
  'topic_gaps',
  'missing_keywords',
  'missing_sections',
];
const TOPICS = [
  'topics',
  'top_topics',
  'top_terms',
  'top_keywords',
  'keywords',
  'themes',
  'clusters',
  'pillars',
  'subjects',
  'related_keywords',
  'suggested_keywords',
  'entities',
  'headings',
  'key_phrases',
];
const BY_LIST = new Map([
  ...GAPS.map((name) => [spelling(name), true] as const),
  ...TOPICS.map((name) => [spelling(name), false] as const),
]);
const TERMS = ['topic', 'term', 'keyword', 'query', 'subject', 'title', 'name', 'theme', 'phrase', 'text'];
const VOLUMES = ['search_volume', 'volume', 'monthly_searches', 'monthly_volume'];
const DIFFICULTIES = ['keyword_difficulty', 'difficulty_score', 'difficulty', 'kd'];
const URLS = ['urls', 'competitor_urls', 'sample_urls', 'url', 'example_url', 'competitors'];
const OTHER_GAPS = new Set(['section', 'depth', 'structured_data']);
const MAX_TERM_CHARS = 120;
const MAX_TOPICS = 500;
const MAX_URLS = 3;

/** Subjects in lists that are known by their names, each once; missing ones before others. */
export function readTopics(root: Place): FoundTopic[] {
  const found: FoundTopic[] = [];
  walkPlaces(root, (place, key) => {
    const isGap = BY_LIST.get(key);
    if (isGap === undefined || found.length >= MAX_TOPICS) return true;
    const entries = listParts(place, MAX_TOPICS);
    found.push(...entries.flatMap((entry) => readTopic(entry, isGap) ?? []));
    // Missing topics may be in an object under that name.
    return !Array.isArray(place.value);
  });
  const terms = new Set<string>();
  return [...found.filter(({ is_gap }) => is_gap), ...found.filter(({ is_gap }) => !is_gap)].filter(({ term }) => {
    const key = spelling(term.value);
    if (terms.has(key)) return false;
    terms.add(key);
    return true;
  });
}

function readTopic(entry: Place, is_gap: boolean): FoundTopic | null {
  if (isOtherGap(entry)) return null;
  const term = textIn(entry) ?? TERMS.map((name) => textIn(part(entry, name))).find((text) => text !== null) ?? null;
  if (term === null || term.value.length > MAX_TERM_CHARS) return null;
  return {
    path: entry.path,
    term,
    is_gap,
    language: languageIn(entry),
    titled_pages: titledIn(entry),
    volume: countIn(entry, VOLUMES),
    difficulty: percentIn(entry),
    weight: readWeight(entry)?.weight ?? null,
    urls: urlsOf(entry),
  };
}

function languageIn(entry: Place): string | null {
  const named = textIn(part(entry, 'language', 'lang'))?.value;
  return named === undefined ? null : languageOfName(named);
}

function titledIn(entry: Place): number | null {
  return numberIn(part(entry, 'titled_pages'))?.value ?? null;
}

/** A measure in which a site is behind, or what it lacks other than a subject: a section, length, markup. */
function isOtherGap(entry: Place): boolean {
  const kind = textIn(part(entry, 'kind'))?.value;
  return part(entry, 'measure') !== null || (kind !== undefined && OTHER_GAPS.has(kind));
}

/** Of a list of addresses, or of a list of objects with an address each. */
function urlsOf(entry: Place): Figure<string>[] {
  return URLS.flatMap((name) => {
    const place = part(entry, name);
    const held = place === null ? [] : listParts(place, MAX_URLS).flatMap((inner) => textIn(part(inner, 'url')) ?? []);
    return held.length > 0 ? held : textsIn(place, MAX_URLS);
  }).slice(0, MAX_URLS);
}

function countIn(entry: Place, names: readonly string[]): Figure<number> | null {
  const found = names.map((name) => numberIn(part(entry, name)));
  return found.find((figure) => figure !== null && figure.value >= 0) ?? null;
}

function percentIn(entry: Place): Figure<number> | null {
  const figure = countIn(entry, DIFFICULTIES);
  return figure !== null && figure.value <= 100 ? figure : null;
}
