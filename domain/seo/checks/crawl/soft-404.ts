import type { PageSummary } from '../../artifacts/page-summary.js';
import { saysNotFound } from '../../page/says-not-found.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import { simhashDistance } from '../../text/simhash-distance.js';
import type { SiteArtifacts, SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

const SHORT_TEXT_WORDS = 60;
const NEAR_IDENTICAL_BITS = 3;
const NO_WORDS = '0'.repeat(16);

export const crawlSoft404: SiteCheck = {
  id: 'crawl/soft-404',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Error page sent with status 200 (soft 404)',
  why: 'A page that tells people it does not exist but answers 200 is crawled again and again, and may stand in the index with an error text.',
  fix: 'Answer 404 or 410 for content that does not exist, or redirect to a page that replaces it.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  effort_hours: 1,
  judge(site) {
    const errorSimhash = telltaleSimhash(site);
    return site.pages.flatMap((page) => {
      if (!isHtml200Summary(page) || page.url === site.start_url) return [];
      const signals = signalsOf(page, errorSimhash);
      if (signals.length < 2) return [];
      return [{ url: page.url, observed: signals.join('; '), expected: '404 or 410', ...linkingPages(site, page.url) }];
    });
  },
};

function signalsOf(page: PageSummary, errorSimhash: string | null): string[] {
  const signals: string[] = [];
  const announcement = [page.title, page.h1].find(saysNotFound);
  if (announcement !== undefined) signals.push(`says "${announcement}"`);
  if (errorSimhash !== null && isNear(page.simhash, errorSimhash)) signals.push('same text as a made-up URL');
  if (page.word_count < SHORT_TEXT_WORDS) signals.push(`words of main text: ${page.word_count}`);
  return signals;
}

/** What a made-up path answers. Worthless when the start page says the same: then every URL gets one empty shell. */
function telltaleSimhash(site: SiteArtifacts): string | null {
  const simhash = site.probes?.random_path?.simhash ?? null;
  const start = site.by_url.get(site.start_url);
  return simhash !== null && start && isNear(start.simhash, simhash) ? null : simhash;
}

/** Answers without words are alike, which says nothing. */
function isNear(one: string, other: string): boolean {
  const hasWords = [one, other].every((simhash) => simhash !== '' && simhash !== NO_WORDS);
  return hasWords && simhashDistance(one, other) <= NEAR_IDENTICAL_BITS;
}
