import { normalizeUrl } from '../../base/url/url-identity.js';
import type { SiteArtifacts } from '../checks/check.js';
import { comparedPages } from './compared-pages.js';

/** "#/path" or "#!path" with something behind; "#!" and "#/" alone lead nowhere else. */
const ROUTE = /^(?:!\/?|\/)([\p{L}\p{N}].*)$/u;
const MIN_VIEWS = 2;

/** Views of an application that share one URL: to search engines they are one page. */
export interface FragmentViews {
  url: string;
  /** Fragments without "#", in the order they were met; two or more. */
  views: string[];
  /** Pages that link to them. */
  sources: string[];
}

/** Views behind fragments that links name, in the source or after scripts have run. */
export function fragmentViews(site: SiteArtifacts): FragmentViews[] {
  const shells = new Map<string, { views: Set<string>; sources: Set<string> }>();
  for (const { source, url, fragment } of linksOf(site)) {
    const route = ROUTE.exec(fragment)?.[1];
    // The same path may also exist as a URL, and an id may look like a path.
    if (route === undefined || isKnown(site, url, route) || site.by_url.get(url)?.ids.includes(fragment)) continue;
    const shell = shells.get(url) ?? { views: new Set(), sources: new Set() };
    shell.views.add(fragment);
    shell.sources.add(source);
    shells.set(url, shell);
  }
  return [...shells].flatMap(([url, { views, sources }]) =>
    views.size < MIN_VIEWS ? [] : [{ url, views: [...views], sources: [...sources] }],
  );
}

function linksOf(site: SiteArtifacts): { source: string; url: string; fragment: string }[] {
  const inSource = site.pages.flatMap((page) =>
    page.links.map(({ url, fragment }) => ({ source: page.url, url, fragment })),
  );
  const rendered = comparedPages(site).flatMap(({ url: source, rendered: html }) =>
    html.anchors.flatMap(({ url, fragment, internal }) =>
      internal && url !== null ? [{ source, url, fragment }] : [],
    ),
  );
  return [...inSource, ...rendered];
}

function isKnown(site: SiteArtifacts, url: string, route: string): boolean {
  const address = normalizeUrl(`/${route}`, url);
  return address !== null && (site.by_url.has(address) || site.inlinks.has(address));
}
