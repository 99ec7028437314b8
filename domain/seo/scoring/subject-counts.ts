import type { SiteArtifacts } from '../checks/check.js';

/** How many subjects of each kind the checks looked at: what shares of affected pages are taken of. */
export interface SubjectCounts {
  fetched_pages: number;
  html_pages: number;
  indexable_pages: number;
  /** Absent where none was gathered. */
  rendered_pages?: number;
  resources?: number;
}

/** A URL that robots.txt forbids was not looked at and counts nowhere. */
export function countSubjects(site: SiteArtifacts): SubjectCounts {
  const requested = site.pages.filter((page) => page.allowed_by_robots);
  return {
    fetched_pages: requested.length,
    html_pages: requested.filter((page) => page.is_html && page.status === 200).length,
    indexable_pages: requested.filter((page) => page.indexable).length,
    rendered_pages: site.rendered?.filter(({ error }) => error === null).length ?? 0,
    resources: site.resources?.filter(({ verdict }) => verdict !== 'not_checked').length ?? 0,
  };
}
