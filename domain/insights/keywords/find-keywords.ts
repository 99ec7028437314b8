import { isOneLanguage } from '../../base/language/is-one-language.js';
import { languageOfName } from '../../base/language/language-of-name.js';
import { primaryLanguage } from '../../base/language/primary-language.js';
import { subjectWords } from '../../base/text/subject-words.js';
import { comparable } from '../../base/text/text-form.js';
import type { TracedText } from '../compose-traced-text.js';
import { type Figure, listParts, type Place, part, partAlong, textIn } from '../reading/place.js';
import type { FoundTopic } from '../reading/read-topics.js';
import { readSourceTopics } from '../results/read-source-topics.js';
import type { AnalysisSource } from '../results/source.js';
import { KEYWORD_SOURCES, type KeywordSource } from './expanded-keyword.js';
import { isKeyword } from './is-keyword.js';
import { isRanked, queryKey, readQueries } from './known-queries.js';
import { makeLongTail } from './make-long-tail.js';
import { type KeywordVariant, makeVariants, type VariantSources } from './make-variants.js';

/** A keyword that may be new, and where it comes from. */
export interface KeywordCandidate {
  keyword: string;
  source: KeywordSource;
  /** The text of the input that it is, or is derived from. */
  origin: Figure<string>;
  /** Of a made one: what else from the input it contains, and its intent. */
  added: Figure<string> | null;
  why: TracedText | null;
  impressions: Figure<number> | null;
  position: Figure<number> | null;
  volume: Figure<number> | null;
  difficulty: Figure<number> | null;
  competitors: number;
}

export interface KeywordSources extends VariantSources {
  /** Suggestions of a search box that the user has sent. */
  autocomplete: readonly Figure<string>[];
}

const MAX_CURRENT = 100;
const NOTHING = {
  added: null,
  why: null,
  impressions: null,
  position: null,
  volume: null,
  difficulty: null,
  competitors: 0,
};

/** Keywords of today: texts, or objects with a keyword. */
export function readCurrentKeywords(place: Place | null): Figure<string>[] {
  if (place === null) return [];
  const parts = Array.isArray(place.value)
    ? listParts(place, MAX_CURRENT)
    : listParts(place).flatMap((inner) => listParts(inner));
  return parts.flatMap((each) => textIn(each) ?? textIn(part(each, 'keyword', 'query', 'term', 'name')) ?? []);
}

/**
 * Keywords that the site does not rank for: none of today's, and no query that the input shows it at one of the first two
 * pages of results for. One of each source in turn, so that the list is of all of them; variants fill it up.
 */
export function findKeywords(content: AnalysisSource, sources: KeywordSources): KeywordCandidate[] {
  const { current, language, autocomplete } = sources;
  const lines = readQueries(content);
  const topics = readSourceTopics(content).filter((topic) => isOneLanguage(topic.language, language));
  const made = (source: KeywordSource) => (variant: KeywordVariant) => ({ ...NOTHING, ...variant, source });
  const all: KeywordCandidate[] = [
    ...autocomplete.map((origin) => ({
      ...NOTHING,
      keyword: comparable(origin.value),
      source: 'autocomplete' as const,
      origin,
    })),
    ...lines.map(({ key, impressions, position }) => ({
      ...NOTHING,
      keyword: comparable(key.value),
      source: 'search_data' as const,
      origin: key,
      impressions,
      position,
    })),
    ...topics
      .filter(({ is_gap }) => is_gap)
      .map((topic) => ofTopic(topic, topic.urls.length > 0 ? 'competitor' : 'content_gap')),
    ...makeLongTail(lines, current).map(made('long_tail')),
    ...topics.filter((topic) => !topic.is_gap && isSubject(topic, language)).map((topic) => ofTopic(topic, 'content')),
    ...makeVariants(sources).map(made('variant')),
  ];
  const known = new Set([
    ...current.map(({ value }) => queryKey(value)),
    ...lines.filter(isRanked).map(({ key }) => queryKey(key.value)),
  ]);
  const fresh = all.filter(({ keyword }) => {
    const key = queryKey(keyword);
    if (!isKeyword(keyword) || known.has(key)) return false;
    known.add(key);
    return true;
  });
  return takeInTurn(fresh);
}

/** One of each source after the other; variants, which are made without a searcher, come last. */
function takeInTurn(candidates: readonly KeywordCandidate[]): KeywordCandidate[] {
  const bySource = KEYWORD_SOURCES.map((source) => candidates.filter((candidate) => candidate.source === source));
  const variants = bySource.pop() ?? [];
  const longest = Math.max(0, ...bySource.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => bySource.flatMap((some) => some.slice(at, at + 1)));
  return [...inTurn.flat(), ...variants];
}

/**
 * A topic that people may search for: words that say something, and of a single word that pages name it in title or main
 * heading, where the input knows. What texts only repeat ("cost", "brand", "email") is no keyword.
 */
function isSubject({ term, titled_pages }: FoundTopic, language: string): boolean {
  const words = subjectWords(term.value, language);
  return words.length > 0 && (words.length > 1 || titled_pages === null || titled_pages > 0);
}

function ofTopic({ term, volume, difficulty, urls }: FoundTopic, source: KeywordSource): KeywordCandidate {
  const keyword = comparable(term.value);
  return { ...NOTHING, keyword, source, origin: term, volume, difficulty, competitors: urls.length };
}

/** The language for variants, as given in the input; otherwise English. */
export function languageIn(root: Place, content: Place): string {
  const languages = part(content, 'languages') ?? partAlong(content, 'pages.languages');
  const [first] = listParts(languages ?? { path: '', value: null }, 1);
  const reported = [
    part(root, 'language'),
    part(content, 'language', 'lang'),
    part(first ?? null, 'code'),
    first ?? null,
  ];
  const language = reported.map(textIn).find((text) => text !== null)?.value ?? 'en';
  return languageOfName(language) ?? primaryLanguage(language.toLowerCase());
}
