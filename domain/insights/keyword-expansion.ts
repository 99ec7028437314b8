import { composeTraced, joinTraced, type TracedText, toEvidence } from './compose-traced-text.js';
import type { InsightReport } from './insight-report.js';
import { classifyIntent } from './keywords/classify-intent.js';
import { estimateDifficulty } from './keywords/estimate-difficulty.js';
import { DIFFICULTY_LEVELS, type DifficultyLevel, type ExpandedKeyword } from './keywords/expanded-keyword.js';
import { findKeywords, type KeywordCandidate, languageIn, readCurrentKeywords } from './keywords/find-keywords.js';
import { countWords } from './keywords/is-keyword.js';
import { hasModifiers, MODIFIERS } from './keywords/modifiers.js';
import { readBrand, readYear } from './keywords/variant-sources.js';
import type { EffortGuess, InsightDraft, Weight } from './ranking/draft.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { part, textIn } from './reading/place.js';

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

type Source = ExpandedKeyword['source'];

/** New keywords from what people search, what is missing, what the site covers and variants of current keywords. */
export function keywordExpansion(input: unknown): InsightReport<'keyword_expansion'> {
  const root = { path: '', value: input };
  const content = part(root, 'content_analysis') ?? { path: 'content_analysis', value: null };
  const current = readCurrentKeywords(part(root, 'current_keywords'));
  const language = languageIn(root, content);
  const wanted = levelIn(textIn(part(root, 'target_difficulty'))?.value);
  const [brand, year] = [readBrand(root, content), readYear(content)];
  const found = findKeywords(content, { current, language, brand, year }).map((candidate) => ({
    candidate,
    expanded: expand(candidate),
  }));
  const chosen = chooseByLevel(found, wanted).slice(0, MOST_KEYWORDS);
  const keywords = chosen.map(({ expanded }) => expanded);
  const insights = rankInsights(
    SOURCES.flatMap((source) =>
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
      ...fewWarnings(keywords, wanted),
    ],
  };
}

function levelIn(told: string | undefined): DifficultyLevel | null {
  return DIFFICULTY_LEVELS.find((level) => level === told) ?? null;
}

function expand(candidate: KeywordCandidate): ExpandedKeyword {
  const { keyword, source, origin, added, impressions, position, volume, difficulty, competitors } = candidate;
  const intent = classifyIntent(keyword);
  const why = reasonFor(candidate);
  const figures = [origin, added, impressions, position, volume, difficulty].filter((figure) => figure !== null);
  return {
    keyword,
    intent,
    source,
    why: why.text,
    difficulty: estimateDifficulty({ words: countWords(keyword), intent, given: difficulty, position, competitors }),
    volume: measureVolume(candidate),
    evidence: figures.map(toEvidence),
  };
}

function measureVolume({ volume, impressions }: KeywordCandidate): ExpandedKeyword['volume'] {
  if (volume !== null)
    return { value: volume.value, source: 'estimate', basis: `a volume of the input, as ${volume.path} says` };
  if (impressions !== null)
    return {
      value: impressions.value,
      source: 'searchconsole',
      basis: 'impressions of your site in the period of the data: at least as many searches',
    };
  return { value: null, source: null, basis: 'nothing of the input tells how often it is searched' };
}

function reasonFor({ source, origin, why, impressions, position }: KeywordCandidate): TracedText {
  if (why !== null) return why;
  if (source === 'content_gap') return composeTraced`"${origin}" is among the topics your content lacks`;
  if (source === 'content')
    return composeTraced`Your content speaks of "${origin}", and it is none of your keywords yet`;
  const shown =
    impressions === null
      ? composeTraced`Your site is shown for "${origin}"`
      : composeTraced`Your site was shown ${impressions} times for "${origin}"`;
  return position === null ? shown : composeTraced`${shown} at position ${position}`;
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

const SOURCES: readonly Source[] = ['search_data', 'content_gap', 'content', 'variant'];
const plain = (text: string): TracedText => ({ text, evidence: [] });
const GROUPS: Readonly<Record<Source, { title: TracedText; description: TracedText; weight: Weight }>> = {
  search_data: {
    title: plain('Answer what you are shown for already'),
    description: plain(
      'People search these and see your site among the results, though none of them is a keyword of yours',
    ),
    weight: 'high',
  },
  content_gap: {
    title: plain('Write what your content lacks'),
    description: plain('Your analysis names these as missing'),
    weight: 'medium',
  },
  content: {
    title: plain('Make keywords of what you write about'),
    description: plain('Your content speaks of these without being made for them'),
    weight: 'medium',
  },
  variant: {
    title: plain('Answer the other ways in which your keywords are asked for'),
    description: plain('Searchers add words to a subject when they want something certain of it'),
    weight: 'low',
  },
};

function groupDraft(source: Source, candidates: readonly KeywordCandidate[]): InsightDraft[] {
  const origins = [...new Map(candidates.map(({ origin }) => [origin.path, origin])).values()].slice(0, SHOWN);
  if (origins.length === 0) return [];
  const { title, description, weight } = GROUPS[source];
  const named = joinTraced(
    origins.map((origin) => composeTraced`"${origin}"`),
    ', ',
  );
  return [
    {
      id: `keywords:${source}`,
      title,
      description: composeTraced`${description}. Found at: ${named}.`,
      steps: [
        composeTraced`Choose those that fit what you offer, the easiest first.`,
        composeTraced`Give each a page that answers it, or a section where a page is about it already.`,
        composeTraced`Link to it with these words from related pages, and look at impressions after some weeks.`,
      ],
      weight,
      traffic: null,
      effort: WRITING,
      related_keywords: candidates.map(({ keyword }) => keyword),
    },
  ];
}

function fewWarnings(keywords: readonly ExpandedKeyword[], wanted: DifficultyLevel | null): string[] {
  const ofLevel = keywords.filter(({ difficulty }) => difficulty.level === wanted).length;
  return [
    ...(keywords.length < LEAST_KEYWORDS
      ? [
          `${keywords.length} keywords could be founded on the input; ${LEAST_KEYWORDS} to ${MOST_KEYWORDS} are usual, and none were made up`,
        ]
      : []),
    ...(wanted !== null && ofLevel < Math.min(LEAST_KEYWORDS, keywords.length)
      ? [`Only ${ofLevel} of the keywords are of the wanted difficulty (${wanted}); the others are next to it`]
      : []),
  ];
}
