import { isHomeAlias } from '../../../base/url/is-home-alias.js';
import { isRootUrl } from '../../../base/url/is-root-url.js';
import { isSameSite } from '../../../base/url/url-identity.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import { VersionPairs } from '../../site/version-pairs.js';
import type { SiteArtifacts, SiteCheck } from '../check.js';

/** So many are not a mistake on one page but an error in the template. */
const CRITICAL_FROM_PAGES = 5;
const MIN_COPY_WORDS = 50;

export const canonicalToHome: SiteCheck = {
  id: 'canonical/to-home',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical points to the home page',
  why: 'The page asks search engines to list the home page in its place, so its own content cannot be found. Usually a template that prints the same canonical everywhere.',
  fix: 'Let every page with content of its own name itself.',
  reference: 'https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical',
  effort_hours: 0.5,
  judge(site) {
    const pairs = new VersionPairs(site);
    const misled = site.pages.filter((page) => isHtml200Summary(page) && namesHome(page, site, pairs));
    const worse = misled.length >= CRITICAL_FROM_PAGES ? { severity: 'critical' as const } : {};
    return misled.map((page) => ({
      url: page.url,
      observed: page.canonical_url ?? '',
      expected: page.url,
      where: 'canonical',
      ...worse,
    }));
  },
};

function namesHome(page: PageSummary, site: SiteArtifacts, pairs: VersionPairs): boolean {
  const home = page.canonical_url;
  if (home === null || !isRootUrl(home) || !isSameSite(home, page.url)) return false;
  // The AMP or mobile version of the home page is right to name it.
  if (pairs.isSecondVersion(page, home)) return false;
  return !isHomeAlias(page.url) && !isCopy(page, site.by_url.get(home));
}

/** A copy of the home page ("/en/") is right to name it; pages with next to no text all look alike. */
function isCopy(page: PageSummary, home: PageSummary | undefined): boolean {
  return page.word_count >= MIN_COPY_WORDS && page.text_hash === home?.text_hash;
}
