import { parseUrl } from '../../../base/url/parse-url.js';
import type { SiteCheck } from '../check.js';
import { isUnresolvedCopy } from '../is-unresolved-copy.js';

export const crawlSlashBothAnswer: SiteCheck = {
  id: 'crawl/slash-both-answer',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Page available with and without a trailing slash',
  why: 'The same content has two addresses; links are split between them and both are crawled.',
  fix: 'Redirect one form to the other, or name one as canonical on both; link to that one.',
  reference: 'https://developers.google.com/search/blog/2010/04/to-slash-or-not-to-slash',
  effort_hours: 1,
  judge(site) {
    return site.pages.flatMap((page) => {
      const bare = withoutSlash(page.url);
      const twin = bare === null ? undefined : site.by_url.get(bare);
      if (!twin || !isUnresolvedCopy(page, twin)) return [];
      return [{ url: page.url, observed: `${twin.url} returns 200 with the same text`, related_urls: [twin.url] }];
    });
  },
};

/** The same URL without the slash that ends its path; null for the root and for paths without one. */
function withoutSlash(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed || parsed.pathname === '/' || !parsed.pathname.endsWith('/')) return null;
  return `${parsed.origin}${parsed.pathname.slice(0, -1)}${parsed.search}`;
}
