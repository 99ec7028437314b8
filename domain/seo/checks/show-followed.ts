import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import type { SiteArtifacts } from './check.js';

/** For a finding about a family of URLs: how many the crawl met and where it stopped; '' when it followed them all. */
export function showFollowed(site: SiteArtifacts, urls: readonly string[]): string {
  const followed = urls.filter((url) => site.by_url.has(url)).length;
  if (followed === urls.length) return '';
  return writeText` (the crawl met ${plural(urls.length, 'URL')} and stopped following after ${followed})`;
}
