import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { isCanonicalized, isHtml200Summary } from '../../site/summary-state.js';
import { VersionPairs } from '../../site/version-pairs.js';
import type { SiteCheck } from '../check.js';

export const hreflangOnNoncanonical: SiteCheck = {
  id: 'hreflang/on-noncanonical',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Hreflang on a non-canonical page',
  why: 'The page names itself as a language version and another address as the one to list: the set of a page that is not indexed is disregarded.',
  fix: 'Put the set on the canonical page, with the canonical addresses in it.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.5,
  judge(site) {
    const pairs = new VersionPairs(site);
    return site.pages.flatMap((page) => {
      if (!isHtml200Summary(page) || page.noindex || !isCanonicalized(page)) return [];
      if (pairs.isSecondVersion(page, page.canonical_url ?? page.url)) return [];
      const own = page.hreflang.filter(({ url }) => url === page.url);
      // A variant that carries the set of its canonical, without itself in it, says nothing wrong.
      if (page.hreflang.length === 0 || (own.length === 0 && namesCanonical(page))) return [];
      const observed = writeText`${page.hreflang.length} alternates, canonical ${page.canonical_url}`;
      return [{ url: page.url, observed, expected: 'a page that is its own canonical', where: 'hreflang' }];
    });
  },
};

function namesCanonical({ hreflang, canonical_url: canonical }: PageSummary): boolean {
  return hreflang.some(({ url }) => url === canonical);
}
