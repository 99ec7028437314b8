import { canonicalUrl } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

export const canonicalHttpHttps: PageCheck = {
  id: 'canonical/http-https',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Canonical from HTTPS to HTTP',
  why: 'The page asks search engines to list its unencrypted address.',
  fix: 'Name the https URL.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.25,
  judge(page) {
    const canonical = canonicalUrl(page);
    if (!page.url.startsWith('https:') || !canonical?.startsWith('http:')) return [];
    return [
      { url: page.url, observed: canonical, expected: canonical.replace(/^http:/, 'https:'), where: 'canonical' },
    ];
  },
};
