import { pathSegments } from '../../base/url/path-segments.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { startPage } from './start-page.js';

/**
 * Pages that represent the site in a real browser: the start page and one page per template. Pages of a template mostly
 * share the first segment of their path, and the one that most pages link to is seen by most visitors; among equals,
 * the one that was crawled first.
 */
export function renderSample(site: SiteArtifacts, size: number): string[] {
  const start = startPage(site);
  const sample = start ? [start.url] : [];
  const segments = new Set(start ? [templateOf(start)] : []);
  const inlinks = (page: PageSummary) => site.inlinks.get(page.url)?.length ?? 0;
  // Sorting is stable, so that equals keep the order of the crawl.
  const candidates = site.pages.filter((page) => page.indexable).sort((a, b) => inlinks(b) - inlinks(a));
  for (const page of candidates) {
    if (sample.length >= size) break;
    if (segments.has(templateOf(page))) continue;
    segments.add(templateOf(page));
    sample.push(page.url);
  }
  return sample.slice(0, size);
}

function templateOf({ url }: PageSummary): string {
  return pathSegments(url)[0] ?? '';
}
