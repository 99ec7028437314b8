import { registrableDomain } from '../../../base/url/registrable-domain.js';
import { canonicalUrl } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

export const canonicalCrossDomain: PageCheck = {
  id: 'canonical/cross-domain',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Cross-domain canonical',
  why: 'The page asks search engines to list another site in its place. Right for syndicated text, a mistake or an attack otherwise.',
  fix: 'Make sure that this is wanted.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.25,
  judge(page) {
    const canonical = canonicalUrl(page);
    if (canonical === null || registrableDomain(canonical) === registrableDomain(page.url)) return [];
    return [{ url: page.url, observed: canonical, where: 'canonical' }];
  },
};
