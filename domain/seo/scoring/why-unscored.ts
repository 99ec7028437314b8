import type { Issue } from '../../audits/issue.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { ComponentName } from '../components.js';
import { countSubjects } from './subject-counts.js';

/**
 * Why a component that a crawl feeds has no score: nothing it is about was there to be judged, and what was not judged is
 * neither good nor bad. Null when it can be scored.
 */
export function whyUnscored(
  component: Exclude<ComponentName, 'page_speed'>,
  issues: readonly Issue[],
  site: SiteArtifacts,
): string | null {
  const { fetched_pages, html_pages, indexable_pages } = countSubjects(site);
  switch (component) {
    case 'on_page_seo':
    case 'content_strategy':
      if (indexable_pages > 0) return null;
      return html_pages === 0 ? 'No page could be read' : 'No page may be indexed, so there is nothing to judge';
    case 'technical_seo':
      return fetched_pages > 0 || issues.some(({ measured_over }) => measured_over === 'site') ? null : NOT_REQUESTED;
    case 'sitemap':
      return fetched_pages > 0 || (site.sitemap?.files.length ?? 0) > 0 ? null : NOT_REQUESTED;
  }
}

const NOT_REQUESTED = 'No page could be requested';
