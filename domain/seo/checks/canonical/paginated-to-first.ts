import { readSeries, seriesPlace } from '../../../base/url/series-place.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteArtifacts, SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const canonicalPaginatedToFirst: SiteCheck = {
  id: 'canonical/paginated-to-first',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical of a paginated page points to page one',
  why: 'Page two holds other entries than page one. Named as its copy it drops out of the index, and what only it links to may never be found.',
  fix: 'Let each page of the list name itself.',
  reference: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
  effort_hours: 0.5,
  judge(site) {
    const lists = new SourceGroups<string>();
    for (const page of site.pages) {
      const first = isHtml200Summary(page) ? firstNamedBy(page, site) : null;
      if (first !== null) lists.add(first, first, page.url);
    }
    return lists.list().map(({ item, sources }) => ({
      url: item,
      observed: `canonical of ${sources[0]}`,
      expected: 'a canonical of its own on each page of the list',
      where: 'canonical',
      ...namedSources(sources),
    }));
  },
};

/** The first page of the list, which this later one names as canonical; null when it does not. */
function firstNamedBy(page: PageSummary, site: SiteArtifacts): string | null {
  const place = seriesPlace(page.url);
  const canonical = page.canonical_url;
  if (place === null || place.number < 2 || canonical === null) return null;
  if (readSeries(canonical) !== place.series || (seriesPlace(canonical)?.number ?? 1) !== 1) return null;
  // Where the number changes nothing the pages are copies, and the canonical is right.
  return site.by_url.get(canonical)?.text_hash === page.text_hash ? null : canonical;
}
