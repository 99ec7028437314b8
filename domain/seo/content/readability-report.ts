import { median } from '../../base/statistics/median.js';
import { round } from '../../base/statistics/round.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { READABILITY_FORMULAS } from '../readability/formulas.js';

/** How easy the pages of one language are to read. Scores 0–100, higher is easier. */
export interface LanguageReadability {
  language: string;
  formula: string;
  source: string;
  pages: number;
  median: number;
  /** Easy from 60 on, hard below 40. */
  bands: { easy: number; medium: number; hard: number };
  /** Hardest first, at most 5. */
  hardest: { url: string; score: number }[];
}

export interface ReadabilityReport {
  status: 'measured' | 'no_data';
  /** Most pages first. */
  languages: LanguageReadability[];
  /** Pages that have too little running text, or are in a language without a formula. */
  not_measured: number;
  next_step: string | null;
}

const EASY = 60;
const HARD = 40;
const MAX_HARDEST = 5;

export function reportReadability(pages: readonly Pick<PageSummary, 'url' | 'readability'>[]): ReadabilityReport {
  const groups = new Map<string, { url: string; score: number }[]>();
  for (const { url, readability } of pages) {
    if (!readability) continue;
    const group = groups.get(readability.language) ?? [];
    group.push({ url, score: readability.score });
    groups.set(readability.language, group);
  }
  const languages = [...groups].flatMap(([language, measured]) => describe(language, measured) ?? []);
  languages.sort((one, other) => other.pages - one.pages || (one.language < other.language ? -1 : 1));
  const measured = languages.reduce((sum, language) => sum + language.pages, 0);
  return {
    status: measured > 0 ? 'measured' : 'no_data',
    languages,
    not_measured: pages.length - measured,
    next_step:
      measured > 0
        ? null
        : 'No page has 100 words of running text in a language with a formula: en, de, fr, es, it, nl and pt have one.',
  };
}

function describe(language: string, pages: { url: string; score: number }[]): LanguageReadability | null {
  const formula = READABILITY_FORMULAS.get(language);
  if (!formula) return null;
  const sorted = [...pages].sort((one, other) => one.score - other.score || (one.url < other.url ? -1 : 1));
  const count = (isIn: (score: number) => boolean) => pages.filter(({ score }) => isIn(score)).length;
  const middle = median(pages.map(({ score }) => score));
  return {
    language,
    formula: formula.name,
    source: formula.source,
    pages: pages.length,
    median: round(middle ?? 0, 1),
    bands: {
      easy: count((score) => score >= EASY),
      medium: count((score) => score >= HARD && score < EASY),
      hard: count((score) => score < HARD),
    },
    hardest: sorted.slice(0, MAX_HARDEST),
  };
}
