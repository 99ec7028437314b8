import { isOneLanguage } from '../../base/language/is-one-language.js';
import { languageOfName } from '../../base/language/language-of-name.js';
import { primaryLanguage } from '../../base/language/primary-language.js';
import { foldTerm } from '../../base/text/fold-term.js';
import { subjectWords } from '../../base/text/subject-words.js';
import { comparable } from '../../base/text/text-form.js';
import type { TracedText } from '../compose-traced-text.js';
import { type Figure, listParts, type Place, part, partAlong, textIn } from '../reading/place.js';
import { readSearchLines } from '../reading/read-search-lines.js';
import { type FoundTopic, readTopics } from '../reading/read-topics.js';
import type { ExpandedKeyword } from './expanded-keyword.js';
import { isKeyword } from './is-keyword.js';
import { makeVariants, type VariantSources } from './make-variants.js';

/** A keyword that may be new, and where it comes from. */
export interface KeywordCandidate {
  keyword: string;
  source: ExpandedKeyword['source'];
  /** The text of the input that it is, or is derived from. */
  origin: Figure<string>;
  /** Of a variant: what else from the input it contains, and its intent. */
  added: Figure<string> | null;
  why: TracedText | null;
  impressions: Figure<number> | null;
  position: Figure<number> | null;
  volume: Figure<number> | null;
  difficulty: Figure<number> | null;
  competitors: number;
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

/** New keywords, best supported first: what people already search, what is missing, what the site covers, variants. */
export function findKeywords(content: Place, sources: VariantSources): KeywordCandidate[] {
  const lines = readSearchLines(content).queries;
  lines.sort((one, other) => (other.impressions?.value ?? 0) - (one.impressions?.value ?? 0));
  const topics = readTopics(content).filter(({ language }) => isOneLanguage(language, sources.language));
  const candidates = [
    ...lines.map(
      ({ key, impressions, position }): KeywordCandidate => ({
        ...NOTHING,
        keyword: comparable(key.value),
        source: 'search_data',
        origin: key,
        impressions,
        position,
      }),
    ),
    ...topics.filter(({ is_gap }) => is_gap).map((topic) => ofTopic(topic, 'content_gap')),
    ...topics
      .filter((topic) => !topic.is_gap && isSubject(topic, sources.language))
      .map((topic) => ofTopic(topic, 'content')),
    ...makeVariants(sources).map((variant): KeywordCandidate => ({ ...NOTHING, ...variant, source: 'variant' })),
  ];
  const known = new Set(sources.current.map(({ value }) => foldTerm(comparable(value))));
  return candidates.filter(({ keyword }) => {
    const key = foldTerm(keyword);
    if (!isKeyword(keyword) || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/**
 * A topic that people may search for: words that say something, and of a single word that pages name it in title or main
 * heading, where the input knows. What texts only repeat ("cost", "brand", "email") is no keyword.
 */
function isSubject({ term, titled_pages }: FoundTopic, language: string): boolean {
  const words = subjectWords(term.value, language);
  return words.length > 0 && (words.length > 1 || titled_pages === null || titled_pages > 0);
}

function ofTopic({ term, volume, difficulty, urls }: FoundTopic, source: 'content_gap' | 'content'): KeywordCandidate {
  const keyword = comparable(term.value);
  return { ...NOTHING, keyword, source, origin: term, volume, difficulty, competitors: urls.length };
}

/** The language for variants, as given in the input; otherwise English. */
export function languageIn(root: Place, content: Place): string {
  const languages = part(content, 'languages') ?? partAlong(content, 'pages.languages');
  const [first] = listParts(languages ?? { path: '', value: null }, 1);
  const told = [part(root, 'language'), part(content, 'language', 'lang'), part(first ?? null, 'code'), first ?? null];
  const language = told.map(textIn).find((text) => text !== null)?.value ?? 'en';
  return languageOfName(language) ?? primaryLanguage(language.toLowerCase());
}
