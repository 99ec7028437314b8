import type { LanguageTools } from '../parts/report-language.js';

const LEAST_SHOWN = 0.1;

/** A share of what the site is worth in search, in percent. Less than can be shown is not nothing. */
export function showSearchValue(percent: number, { full, figures }: Pick<LanguageTools, 'full' | 'figures'>): string {
  const isTiny = percent > 0 && percent < LEAST_SHOWN;
  return isTiny ? full.recommendations.under(figures.percent(LEAST_SHOWN)) : figures.percent(percent);
}
