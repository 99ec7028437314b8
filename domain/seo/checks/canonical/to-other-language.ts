import type { PageSummary } from '../../artifacts/page-summary.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';

export const canonicalToOtherLanguage: SiteCheck = {
  id: 'canonical/to-other-language',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical points to another language version',
  why: 'A canonical asks search engines to list the other version in place of this one, hreflang asks them to keep both: the two contradict each other, and the page is often dropped.',
  fix: 'Let each language version name itself as canonical.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.5,
  judge(site) {
    return site.pages.flatMap((page) => {
      const canonical = page.canonical_url;
      if (canonical === null || canonical === page.url || !isHtml200Summary(page)) return [];
      const own = codesOf(page, page.url);
      const target = codesOf(page, canonical);
      // A variant that its set does not list is outside of it; a shared code means one version at two URLs.
      if (own.length === 0 || target.length === 0 || target.some((code) => own.includes(code))) return [];
      return [
        { url: page.url, observed: `${canonical} (${target.join(', ')})`, expected: page.url, where: 'canonical' },
      ];
    });
  },
};

/** The codes under which the page lists a URL. */
function codesOf({ hreflang }: PageSummary, url: string): string[] {
  return hreflang.filter((alternate) => alternate.url === url).map(({ code }) => code.toLowerCase());
}
