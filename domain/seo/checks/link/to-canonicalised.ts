import { isSameSite } from '../../../base/url/url-identity.js';
import { isCanonicalized, isHtml200Summary } from '../../site/summary-state.js';
import { VersionPairs } from '../../site/version-pairs.js';
import type { SiteArtifacts, SiteCheck } from '../check.js';
import { namedSources } from '../source-groups.js';

export const linkToCanonicalised: SiteCheck = {
  id: 'link/to-canonicalised',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Internal link to a non-canonical page',
  why: 'The links count for the address they name and have to be carried over to the canonical one; visitors share the wrong one.',
  fix: 'Link to the canonical URL of the page.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.25,
  judge(site) {
    const pairs = new VersionPairs(site);
    return [...site.inlinks].flatMap(([url, sources]) => {
      const target = site.by_url.get(url);
      const canonical = target?.canonical_url ?? null;
      if (!target || canonical === null || !isHtml200Summary(target) || !isCanonicalized(target)) return [];
      // Another site's address is not ours to link to in place of our own copy; a broken one is worse.
      if (pairs.isSecondVersion(target, canonical)) return [];
      if (!isSameSite(canonical, url) || isUnusable(site, canonical)) return [];
      return [
        { url, observed: `canonical ${canonical}`, expected: canonical, where: 'a[href]', ...namedSources(sources) },
      ];
    });
  },
};

function isUnusable(site: SiteArtifacts, url: string): boolean {
  const page = site.by_url.get(url);
  return page !== undefined && !isHtml200Summary(page);
}
