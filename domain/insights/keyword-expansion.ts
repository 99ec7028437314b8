import { writeText } from '../base/text/write-text.js';
import { composeTraced, joinTraced, type TracedText, toEvidence } from './compose-traced-text.js';
import type { InsightReport } from './insight-report.js';
import { classifyIntent } from './keywords/classify-intent.js';
import { estimateDifficulty } from './keywords/estimate-difficulty.js';
import {
  DIFFICULTY_LEVELS,
  type DifficultyLevel,
  type ExpandedKeyword,
  KEYWORD_SOURCES,
  type KeywordSource,
} from './keywords/expanded-keyword.js';
import { findKeywords, type KeywordCandidate, languageIn, readCurrentKeywords } from './keywords/find-keywords.js';
import { groupByTopic } from './keywords/group-by-topic.js';
import { countWords } from './keywords/is-keyword.js';
import { readQueries } from './keywords/known-queries.js';
import { hasModifiers, MODIFIERS } from './keywords/modifiers.js';
import { readAutocomplete } from './keywords/read-autocomplete.js';
import { showsPlace } from './keywords/shows-place.js';
import { SOURCE_WORDS } from './keywords/source-words.js';
import { readBrand, readYear } from './keywords/variant-sources.js';
import type { EffortGuess, InsightDraft } from './ranking/draft.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { type Figure, numberIn, part, partAlong, textIn } from './reading/place.js';
import { readPeriodDays } from './reading/read-period-days.js';
import { type AnalysisSource, type ResultTypes, toSource } from './results/source.js';

export const LEAST_KEYWORDS = 15;
export const MOST_KEYWORDS = 20;
const MAX_INSIGHTS = 10;
const SHOWN = 5;
const WRITING: EffortGuess = {
  days: 2,
  basis: 'two days assumed for a page that answers the first of them',
  evidence: [],
};

const FOREIGN = `Variants are made in ${Object.keys(MODIFIERS).join(', ')}; in the language of the input only of words that most languages know, of the name of the site and of keywords against each other`;

/** New keywords from what searchers have shown, what is missing, what the site covers and variants of current keywords. */
export function keywordExpansion(input: unknown, types: ResultTypes = {}): InsightReport<'keyword_expansion'> {
  const root = { path: '', value: input };
  const content = toSource(part(root, 'content_analysis') ?? { path: 'content_analysis', value: null }, types);
  const current = readCurrentKeywords(part(root, 'current_keywords'));
  const autocomplete = readAutocomplete(part(root, 'autocomplete'));
  const language = languageIn(root, content);
  const is_local = showsPlace(content, [...current, ...autocomplete]);
  const wanted = levelIn(textIn(part(root, 'target_difficulty'))?.value);
  const [brand, year, days] = [readBrand(root, content), readYear(content), readPeriodDays(content)];
  const found = findKeywords(content, { current, autocomplete, language, is_local, brand, year }).map((candidate) => ({
    candidate,
    expanded: expand(candidate, days),
  }));
  const chosen = chooseByLevel(found, wanted).slice(0, MOST_KEYWORDS);
  const topics = groupByTopic(
    chosen.map(({ expanded }) => expanded.keyword),
    language,
  );
  const keywords = chosen.map(({ expanded }, at) => ({ ...expanded, topic: topics[at] ?? expanded.keyword }));
  const insights = rankInsights(
    KEYWORD_SOURCES.flatMap((source) =>
      groupDraft(
        source,
        chosen.flatMap(({ candidate }) => (candidate.source === source ? [candidate] : [])),
      ),
    ),
    MAX_INSIGHTS,
  );
  return {
    insights,
    keywords,
    warnings: [
      ...inputWarnings(root),
      ...(current.length > 0 ? [] : ['current_keywords hold none that could be read']),
      ...(hasModifiers(language) ? [] : [FOREIGN]),
      ...unlistedQueries(content),
      ...fewWarnings(keywords, wanted),
    ],
  };
}

/** An analysis lists the queries that matter most: what it does not list may rank all the same. */
function unlistedQueries(content: AnalysisSource): string[] {
  const total = numberIn(partAlong(content, 'keyword_performance.total_queries'));
  const listed = readQueries(content).length;
  if (content.type !== 'search_performance' || total === null || total.value <= listed) return [];
  return [
    writeText`The search analysis lists ${listed} of ${total.value} queries: look a keyword up in Search Console before you write for it`,
  ];
}

function levelIn(told: string | undefined): DifficultyLevel | null {
  return DIFFICULTY_LEVELS.find((level) => level === told) ?? null;
}

function expand(candidate: KeywordCandidate, days: Figure<number> | null): ExpandedKeyword {
  const { keyword, source, origin, added, impressions, position, volume, difficulty, competitors } = candidate;
  const intent = classifyIntent(keyword);
  const why = reasonFor(candidate, days);
  const figures = [origin, added, impressions, position, impressions && days, volume, difficulty];
  return {
    keyword,
    topic: keyword,
    intent,
    source,
    why: why.text,
    difficulty: estimateDifficulty({ words: countWords(keyword), intent, given: difficulty, position, competitors }),
    volume: measureVolume(candidate),
    impressions: impressions && {
      value: impressions.value,
      days: days?.value ?? null,
      position: position?.value ?? null,
    },
    evidence: figures.filter((figure) => figure !== null).map(toEvidence),
  };
}

function measureVolume({ volume }: KeywordCandidate): ExpandedKeyword['volume'] {
  if (volume !== null) return { value: volume.value, source: 'input', basis: 'searches a month, as your input says' };
  return { value: null, source: null, basis: 'not known: nothing in the input says how often it is searched' };
}

function reasonFor(
  { source, origin, why, impressions, position }: KeywordCandidate,
  days: Figure<number> | null,
): TracedText {
  if (why !== null) return why;
  if (source === 'autocomplete') return composeTraced`"${origin}" is among the suggestions that you sent`;
  if (source === 'competitor') return composeTraced`Competitors write about "${origin}", and you do not`;
  if (source === 'content_gap') return composeTraced`Your analysis lists "${origin}" among what your content lacks`;
  if (source === 'content')
    return composeTraced`Your pages mention "${origin}", but it is not one of your keywords yet`;
  const often =
    impressions === null
      ? composeTraced`Your site is shown for "${origin}"`
      : days === null
        ? composeTraced`Your site was shown ${impressions} times for "${origin}"`
        : composeTraced`Your site was shown ${impressions} times in ${days} days for "${origin}"`;
  return position === null ? often : composeTraced`${often}, at position ${position}, where few people look`;
}

interface Found {
  candidate: KeywordCandidate;
  expanded: ExpandedKeyword;
}

/** Those of the wanted level first, then those next to it, each in the order in which they were found. */
function chooseByLevel(found: readonly Found[], wanted: DifficultyLevel | null): Found[] {
  if (wanted === null) return [...found];
  const distance = ({ expanded }: Found) =>
    Math.abs(DIFFICULTY_LEVELS.indexOf(expanded.difficulty.level) - DIFFICULTY_LEVELS.indexOf(wanted));
  return [...found].sort((one, other) => distance(one) - distance(other));
}

function groupDraft(source: KeywordSource, candidates: readonly KeywordCandidate[]): InsightDraft[] {
  const origins = [...new Map(candidates.map(({ origin }) => [origin.path, origin])).values()].slice(0, SHOWN);
  if (origins.length === 0) return [];
  const { title, description, steps, weight } = SOURCE_WORDS[source];
  const named = joinTraced(
    origins.map((origin) => composeTraced`"${origin}"`),
    ', ',
  );
  return [
    {
      id: `keywords:${source}`,
      title: plain(title),
      description: composeTraced`${plain(description)}: ${named}.`,
      steps: steps.map(plain),
      weight,
      traffic: null,
      unestimated: 'not estimated: what a keyword brings that the site does not rank for cannot be read from the input',
      effort: WRITING,
      related_keywords: candidates.map(({ keyword }) => keyword),
    },
  ];
}

const plain = (text: string): TracedText => ({ text, evidence: [] });

function fewWarnings(keywords: readonly ExpandedKeyword[], wanted: DifficultyLevel | null): string[] {
  const ofLevel = keywords.filter(({ difficulty }) => difficulty.level === wanted).length;
  return [
    ...(keywords.length < LEAST_KEYWORDS
      ? [
          writeText`${keywords.length} keywords could be founded on the input; ${LEAST_KEYWORDS} to ${MOST_KEYWORDS} are usual, and none were made up`,
        ]
      : []),
    ...(wanted !== null && ofLevel < Math.min(LEAST_KEYWORDS, keywords.length)
      ? [`Only ${ofLevel} of the keywords are of the wanted difficulty (${wanted}); the others are next to it`]
      : []),
  ];
}
