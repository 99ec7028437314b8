import { comparable } from '../base/text/text-form.js';
import { writeText } from '../base/text/write-text.js';
import type { PageSummary } from '../seo/artifacts/page-summary.js';
import type { KeywordUse } from '../seo/artifacts/text.js';
import type { TargetKeyword } from './audit-result.js';

type Place = 'title' | 'h1' | 'description' | 'url' | 'body';
type KeywordPage = Pick<PageSummary, 'url' | 'indexable' | 'keywords'>;

/** How much each place says about what a page is for; together 100. */
const PLACE_POINTS: Readonly<Record<Place, number>> = { title: 35, h1: 25, body: 20, url: 10, description: 10 };
const PLACES = Object.keys(PLACE_POINTS) as Place[];
const MAX_COMPETING = 10;
/** A page with all three targets the keyword. Points can't show that: those of other places outweigh the text. */
const NEEDED: readonly Place[] = ['title', 'h1', 'body'];

/** Judges every target keyword over the indexable pages: which page answers it best, and which compete for it. */
export function analyzeTargetKeywords(keywords: readonly string[], pages: Iterable<KeywordPage>): TargetKeyword[] {
  const tallies = new Map(keywords.map((keyword) => [comparable(keyword), startTally(keyword)]));
  for (const page of pages) {
    if (!page.indexable) continue;
    for (const use of page.keywords) {
      const tally = tallies.get(comparable(use.keyword));
      if (tally) addUse(tally, page.url, use);
    }
  }
  return [...tallies.values()].map(conclude);
}

interface Tally {
  keyword: string;
  pages: Record<Place, number>;
  occurrences: number;
  best: { url: string; score: number; count: number; missing: Place[] } | null;
  competing: string[];
}

function startTally(keyword: string): Tally {
  return {
    keyword,
    pages: { title: 0, h1: 0, description: 0, url: 0, body: 0 },
    occurrences: 0,
    best: null,
    competing: [],
  };
}

function addUse(tally: Tally, url: string, use: KeywordUse): void {
  const missing = PLACES.filter((place) => !isIn(use, place));
  for (const place of PLACES) if (!missing.includes(place)) tally.pages[place] += 1;
  tally.occurrences += use.body_count;
  if (use.in_title && use.in_h1) tally.competing.push(url);
  const score = 100 - missing.reduce((sum, place) => sum + PLACE_POINTS[place], 0);
  const { best } = tally;
  const better = best === null || score > best.score || (score === best.score && use.body_count > best.count);
  if (score > 0 && better) tally.best = { url, score, count: use.body_count, missing };
}

function isIn(use: KeywordUse, place: Place): boolean {
  if (place === 'title') return use.in_title;
  if (place === 'h1') return use.in_h1;
  if (place === 'description') return use.in_description;
  return place === 'url' ? use.in_url : use.body_count > 0;
}

function conclude(tally: Tally): TargetKeyword {
  const status = statusOf(tally);
  return {
    keyword: tally.keyword,
    status,
    pages_in_title: tally.pages.title,
    pages_in_h1: tally.pages.h1,
    pages_in_description: tally.pages.description,
    pages_in_url: tally.pages.url,
    pages_in_body: tally.pages.body,
    body_occurrences: tally.occurrences,
    best_page: tally.best && { url: tally.best.url, score: tally.best.score, missing_in: tally.best.missing },
    competing_urls: tally.competing.length > 1 ? tally.competing.slice(0, MAX_COMPETING) : [],
    advice: adviceFor(status, tally),
  };
}

function statusOf({ best, competing }: Tally): TargetKeyword['status'] {
  if (best === null) return 'not_targeted';
  if (competing.length > 1) return 'competing_pages';
  return NEEDED.some((place) => best.missing.includes(place)) ? 'partly_targeted' : 'well_targeted';
}

function adviceFor(status: TargetKeyword['status'], { keyword, best, competing }: Tally): string {
  if (status === 'not_targeted' || best === null) return `No page mentions "${keyword}". Write a page that answers it.`;
  if (status === 'competing_pages') {
    return writeText`${competing.length} pages have "${keyword}" in title and main heading. Choose one (${best.url} uses it most) and give the others their own subject.`;
  }
  if (best.missing.length === 0)
    return `${best.url} targets "${keyword}" in every place. Link to it with that text from related pages.`;
  return `${best.url} is the closest page. It lacks "${keyword}" in: ${best.missing.join(', ')}.`;
}
