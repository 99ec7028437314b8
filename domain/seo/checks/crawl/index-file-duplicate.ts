import { isIndexFile } from '../../../base/url/is-index-file.js';
import { parseUrl } from '../../../base/url/parse-url.js';
import type { SiteCheck } from '../check.js';
import { isUnresolvedCopy } from '../is-unresolved-copy.js';

export const crawlIndexFileDuplicate: SiteCheck = {
  id: 'crawl/index-file-duplicate',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Duplicate page at the directory and its index file',
  why: 'The same content is at "/dir/" and "/dir/index.html", so links and crawling are split between two addresses.',
  fix: 'Redirect the index file to the directory and link to the directory only.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.5,
  judge(site) {
    return site.pages.flatMap((page) => {
      const directory = directoryOf(page.url);
      const twin = directory === null ? undefined : site.by_url.get(directory);
      if (!twin || !isUnresolvedCopy(page, twin)) return [];
      return [{ url: page.url, observed: `${twin.url} returns 200 with the same text`, related_urls: [twin.url] }];
    });
  },
};

function directoryOf(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const lastSlash = parsed.pathname.lastIndexOf('/');
  if (!isIndexFile(parsed.pathname.slice(lastSlash + 1))) return null;
  return `${parsed.origin}${parsed.pathname.slice(0, lastSlash + 1)}${parsed.search}`;
}
