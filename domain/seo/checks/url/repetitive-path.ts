import { pathSegments } from '../../../base/url/path-segments.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteArtifacts, SiteCheck } from '../check.js';

export const urlRepetitivePath: SiteCheck = {
  id: 'url/repetitive-path',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Repetitive URL path',
  why: 'The page is a copy of the one without the repeated segment. Most often a relative link lacks its leading slash, and the server returns a page for every path.',
  fix: 'Correct the link that adds the segment again, and return 404 for the repeated path.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 1,
  judge(site) {
    return site.pages.flatMap((page) => {
      const segments = pathSegments(page.url);
      const at = segments.findIndex((segment, place) => isRepeated(segment, segments[place + 1]));
      const repeated = segments[at];
      if (repeated === undefined || !isHtml200Summary(page)) return [];
      // "/lora/lora/" is a page of its own unless it shows what "/lora/" shows; three in a row are never meant.
      if (segments[at + 2] !== repeated && !copiesShorterPath(page, segments, at, site)) return [];
      return [{ url: page.url, observed: `/${repeated}/${repeated}`, expected: `/${repeated}` }];
    });
  },
};

/** Dates repeat numbers rightly ("/2011/11/11"). */
function isRepeated(segment: string, next: string | undefined): boolean {
  return segment === next && !/^\d+$/.test(segment);
}

function copiesShorterPath(page: PageSummary, segments: readonly string[], at: number, site: SiteArtifacts): boolean {
  const shorter = new URL(page.url);
  const slash = shorter.pathname.endsWith('/') ? '/' : '';
  shorter.pathname = `/${segments.filter((_segment, place) => place !== at).join('/')}${slash}`;
  const original = site.by_url.get(shorter.href);
  return original !== undefined && original.status === 200 && original.text_hash === page.text_hash;
}
