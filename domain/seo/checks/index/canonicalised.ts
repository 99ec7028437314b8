import { canonicalUrl } from '../../page/page-state.js';
import { isMobileForm } from '../../site/version-pairs.js';
import type { PageCheck } from '../check.js';

export const indexCanonicalised: PageCheck = {
  id: 'index/canonicalised',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Canonical points to another URL',
  why: 'Search engines are asked to index the other URL in place of this one. Right for variants, wrong for pages with content of their own.',
  fix: 'Nothing needs to change for variants; let pages with content of their own name themselves.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.25,
  judge(page) {
    const canonical = canonicalUrl(page);
    if (canonical === null || canonical === page.url) return [];
    // AMP pages and separate mobile pages name the page they belong to, as search engines require.
    if (page.html?.is_amp || isMobileForm(page.url, canonical)) return [];
    return [{ url: page.url, observed: canonical, where: 'canonical' }];
  },
};
