import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteFacts } from './improvement.js';

const YEAR_MS = 365 * 86_400_000;
const SHALLOW_BELOW_WORDS = 500;

export function openKeywords({ target_keywords: keywords }: SiteFacts) {
  return keywords.filter(({ status }) => status === 'not_targeted' || status === 'partly_targeted');
}

export function pagesNear(keywords: ReturnType<typeof openKeywords>, facts: SiteFacts): string[] {
  const urls = [...new Set(keywords.flatMap(({ best_page: page }) => page?.url ?? []))];
  return urls.length > 0 ? urls : [facts.site.start_url];
}

export function contentGaps({ benchmark }: SiteFacts) {
  const measures = ['indexable_pages', 'words_total', 'words_median', 'sections', 'publishing_per_week'];
  return benchmark?.gaps.filter(({ measure }) => measures.includes(measure)) ?? [];
}

export function largestSection({ metrics }: SiteFacts) {
  return metrics.sections.find(({ name }) => name !== '/');
}

export function sectionPages(facts: SiteFacts): string[] {
  const section = largestSection(facts);
  if (!section) return [];
  return facts.pages.filter(({ url }) => new URL(url).pathname.startsWith(`${section.name}/`)).map(({ url }) => url);
}

export function agedPages({ pages, now }: SiteFacts): { url: string; date: string }[] {
  const dated = pages.flatMap(({ url, date_modified: modified, date_published: published }) => {
    const date = modified ?? published;
    return date === null || Number.isNaN(Date.parse(date)) ? [] : [{ url, date }];
  });
  const aged = dated.filter(({ date }) => Date.parse(now) - Date.parse(date) > YEAR_MS);
  return aged.sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

/** From the thin limit upwards: thinner pages have an issue of their own. */
export function shallowPages({ pages }: SiteFacts): PageSummary[] {
  const shallow = pages.filter(({ word_count: words }) => words >= 200 && words < SHALLOW_BELOW_WORDS);
  return shallow.sort((one, other) => one.word_count - other.word_count);
}
