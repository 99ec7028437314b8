import { countPhrase, phrasePlace } from '../../base/text/phrase-place.js';
import { collapse, comparable, countChars, countColumns } from '../../base/text/text-form.js';
import { writeText } from '../../base/text/write-text.js';
import { showLength } from '../../seo/checks/show-length.js';
import { measureTextPx } from '../../seo/checks/text-width.js';
import { DEFAULT_THRESHOLDS } from '../../seo/thresholds.js';
import { isFiller } from './is-filler.js';
import { isList } from './is-list.js';

export type LengthStatus = 'too_short' | 'good' | 'too_long';

export interface KeywordCoverage {
  covered: number;
  total: number;
  /** 0–1. */
  share: number;
  keywords: { keyword: string; present: boolean; position: number | null }[];
}

/** What each part can give; together 100. */
export const SCORE_PARTS = {
  length: 25,
  pixel_width: 15,
  first_keyword: 25,
  other_keywords: 15,
  keyword_early: 10,
  whole_sentence: 10,
} as const;
export type ScoreParts = Record<keyof typeof SCORE_PARTS, number>;

export interface ScoredDescription {
  text: string;
  character_count: number;
  pixel_width: number;
  length_status: LengthStatus;
  seo_score: number;
  score_parts: ScoreParts;
  keyword_coverage: KeywordCoverage;
  recommendations: string[];
}

/** Font size of the text under a headline in desktop search results, as desc/pixel-wide has it. */
const RESULT_TEXT_PX = 14;
const { description_min_chars: MIN, description_max_chars: MAX, description_max_px: MAX_PX } = DEFAULT_THRESHOLDS;
/** The first line of a result: a keyword behind it is read late. */
const EARLY_CHARS = 80;
const MAX_REPEATS = 2;
const REPEAT_COST = 15;
const MOST_OF_A_TITLE = 40;
/** Right in length and keywords, and yet no reason to click. */
const MOST_WITHOUT_SENSE = 60;
const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u;

/** Judges a description by the numbers that audits judge descriptions by. Six parts, each named in `score_parts`. */
export function scoreDescription(given: string, keywords: readonly string[], title = ''): ScoredDescription {
  const text = collapse(given);
  const coverage = coverKeywords(text, keywords);
  const widthPx = measureTextPx(text, RESULT_TEXT_PX);
  const status = lengthStatus(text, widthPx);
  const parts = partsOf(text, widthPx, coverage);
  const repeated = keywords.filter((keyword) => countPhrase(text, keyword) > MAX_REPEATS);
  const sameAsTitle = title !== '' && comparable(title) === comparable(text);
  const [filler, list] = [isFiller(text, keywords), isList(text)];
  const sum = Object.values(parts).reduce((total, part) => total + part, 0) - repeated.length * REPEAT_COST;
  const most = sameAsTitle ? MOST_OF_A_TITLE : filler || list ? MOST_WITHOUT_SENSE : 100;
  return {
    text,
    character_count: countChars(text),
    pixel_width: widthPx,
    length_status: status,
    seo_score: Math.max(0, Math.min(most, sum)),
    score_parts: parts,
    keyword_coverage: coverage,
    recommendations: [
      ...(sameAsTitle ? ['It repeats the title: say something that the title does not.'] : []),
      ...(filler ? ['It would fit any page: say what only this page offers, in words of the page.'] : []),
      ...(list ? ['It reads like a list: say in a sentence what the page offers.'] : []),
      ...adviseLength(text, widthPx, status),
      ...adviseKeywords(coverage),
      ...repeated.map(
        (keyword) => writeText`It says “${keyword}” more than ${MAX_REPEATS} times: once or twice is enough.`,
      ),
      ...(parts.whole_sentence === 0 ? ['It does not end as a sentence does.'] : []),
    ],
  };
}

function coverKeywords(text: string, keywords: readonly string[]): KeywordCoverage {
  const uses = keywords.map((keyword) => {
    const place = phrasePlace(text, keyword);
    return { keyword, present: place >= 0, position: place >= 0 ? place : null };
  });
  const covered = uses.filter(({ present }) => present).length;
  const share = uses.length === 0 ? 0 : Math.round((covered / uses.length) * 1000) / 1000;
  return { covered, total: uses.length, share, keywords: uses };
}

/** Signs of Chinese, Japanese and Korean take the room of two letters. */
function lengthStatus(text: string, widthPx: number): LengthStatus {
  const columns = countColumns(text);
  if (columns > MAX || widthPx > MAX_PX) return 'too_long';
  return columns < MIN ? 'too_short' : 'good';
}

function partsOf(text: string, widthPx: number, { keywords }: KeywordCoverage): ScoreParts {
  const columns = countColumns(text);
  const [first, ...others] = keywords;
  const present = others.filter((use) => use.present).length;
  const inLength = columns < MIN ? columns / MIN : columns > MAX ? MAX / columns / 2 : 1;
  const inWidth = widthPx > MAX_PX ? MAX_PX / widthPx / 2 : 1;
  const early = first?.position === null || first === undefined ? 0 : first.position < EARLY_CHARS ? 1 : 0.5;
  return {
    length: Math.round(SCORE_PARTS.length * inLength),
    pixel_width: Math.round(SCORE_PARTS.pixel_width * inWidth),
    first_keyword: first?.present ? SCORE_PARTS.first_keyword : 0,
    other_keywords: Math.round(SCORE_PARTS.other_keywords * (others.length === 0 ? 1 : present / others.length)),
    keyword_early: Math.round(SCORE_PARTS.keyword_early * early),
    whole_sentence: SENTENCE_END.test(text) ? SCORE_PARTS.whole_sentence : 0,
  };
}

function adviseLength(text: string, widthPx: number, status: LengthStatus): string[] {
  if (status === 'too_short')
    return [
      writeText`It has ${showLength(text)}: search results have room for ${MAX}, and ${MIN} at least should be used.`,
    ];
  if (status === 'good') return [];
  return widthPx > MAX_PX
    ? [writeText`It is about ${widthPx} px wide: results are cut at about ${MAX_PX} px.`]
    : [writeText`It has ${showLength(text)}: results are cut at about ${MAX}.`];
}

function adviseKeywords({ keywords }: KeywordCoverage): string[] {
  const [first, ...others] = keywords;
  const missing = others.filter(({ present }) => !present).map(({ keyword }) => `“${keyword}”`);
  return [
    ...(first && !first.present ? [`It does not say “${first.keyword}”, the keyword that matters most.`] : []),
    ...(first?.position != null && first.position >= EARLY_CHARS
      ? [writeText`Say “${first.keyword}” within the first ${EARLY_CHARS} characters.`]
      : []),
    ...(missing.length > 0 ? [`Where it reads naturally, add ${missing.slice(0, 3).join(', ')}.`] : []),
  ];
}
