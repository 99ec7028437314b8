import { normalizeUrl } from '../../url/url-identity.js';
import type { SiteArtifacts, SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

/** "#/path" or "#!path" with something behind; "#!" and "#/" alone lead nowhere else. */
const ROUTE = /^(?:!\/?|\/)([\p{L}\p{N}].*)$/u;
const MIN_ROUTES = 2;
const SHOWN_ROUTES = 3;

export const urlFragmentOnlyRouting: SiteCheck = {
  id: 'url/fragment-only-routing',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Content that only stands behind a fragment (#/ or #!)',
  why: 'Search engines drop what follows "#": all these views are one address to them, and only the first can be found.',
  fix: 'Use the History API with an address for each view.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  effort_hours: 4,
  judge(site) {
    const shells = new Map<string, { routes: Set<string>; sources: Set<string> }>();
    for (const page of site.pages) {
      for (const { url, fragment } of page.links) {
        const route = ROUTE.exec(fragment)?.[1];
        // The same path may exist as an address of its own, and an id may look like a path.
        if (route === undefined || isKnown(site, url, route) || site.by_url.get(url)?.ids.includes(fragment)) continue;
        const shell = shells.get(url) ?? { routes: new Set(), sources: new Set() };
        shell.routes.add(fragment);
        shell.sources.add(page.url);
        shells.set(url, shell);
      }
    }
    return [...shells].flatMap(([url, { routes, sources }]) => {
      if (routes.size < MIN_ROUTES) return [];
      const shown = [...routes].slice(0, SHOWN_ROUTES).map((route) => `#${route}`);
      const observed = `${routes.size} views: ${shown.join(', ')}`;
      return [
        {
          url,
          observed,
          expected: 'an address for each view',
          where: 'a[href]',
          related_urls: [...sources].slice(0, MAX_RELATED_URLS),
        },
      ];
    });
  },
};

function isKnown(site: SiteArtifacts, url: string, route: string): boolean {
  const address = normalizeUrl(`/${route}`, url);
  return address !== null && (site.by_url.has(address) || site.inlinks.has(address));
}
