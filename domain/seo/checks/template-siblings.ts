import { pathTemplate } from '../../base/url/path-template.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { pageLanguage } from '../site/page-language.js';
import type { SiteArtifacts } from './check.js';

/**
 * Indexable pages of one language by the template their addresses show; only templates with this many siblings for each
 * page.
 */
export function templateSiblings(site: SiteArtifacts, minSiblings: number): PageSummary[][] {
  const templates = new Map<string, PageSummary[]>();
  for (const page of site.pages) {
    const template = page.indexable ? pathTemplate(page.url) : null;
    if (template === null) continue;
    const key = `${template} ${pageLanguage(page)}`;
    const known = templates.get(key);
    if (known) known.push(page);
    else templates.set(key, [page]);
  }
  return [...templates.values()].filter(({ length }) => length > minSiblings);
}
