import { findUnseen } from '../../../search/analysis/signals/find-unseen.js';
import type { SiteCheck } from '../check.js';

export const gscIndexableNoImpressions: SiteCheck = {
  id: 'gsc/indexable-no-impressions',
  severity: 'low',
  component: 'content_strategy',
  scope: 'site',
  needs: ['search_data.seen_pages'],
  measured_over: 'html_pages',
  title: 'Indexable page without impressions',
  why: 'The page may be indexed, is linked and has been there for months, and no search has shown it: it uses up crawling and brings no visitors.',
  fix: 'Give it what people search for, merge it into a page that is found, or take it out of the index.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/ask-google-to-recrawl',
  effort_hours: 1,
  judge(site, { thresholds, now }) {
    const seen = site.search_data?.seen_pages;
    if (!seen) return [];
    return findUnseen(new Set(seen), site, thresholds, now).map(({ url, published }) => ({
      url,
      observed: `no impression in 90 days, published ${published}`,
      expected: 'at least 1 impression',
    }));
  },
};
