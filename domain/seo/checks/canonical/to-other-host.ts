import { registrableDomain } from '../../../base/url/registrable-domain.js';
import { identifySite } from '../../../base/url/url-identity.js';
import { canonicalUrl } from '../../page/page-state.js';
import { isMobileForm } from '../../site/version-pairs.js';
import type { PageCheck } from '../check.js';

export const canonicalToOtherHost: PageCheck = {
  id: 'canonical/to-other-host',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Canonical points to another host of the domain',
  why: 'The page asks search engines to list another host in its place, such as the test system it was built on, and is dropped itself.',
  fix: 'Let the page name its own URL as canonical, unless the other host really holds the original.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.5,
  judge(page) {
    const canonical = canonicalUrl(page);
    if (canonical === null || identifySite(canonical) === identifySite(page.url)) return [];
    // The AMP or mobile version of a page is right to name it.
    if (page.html?.is_amp || isMobileForm(page.url, canonical)) return [];
    // On another domain it may be syndicated: a check of its own says so.
    if (registrableDomain(canonical) !== registrableDomain(page.url)) return [];
    return [{ url: page.url, observed: canonical, expected: page.url, where: 'canonical' }];
  },
};
