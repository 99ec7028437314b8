import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import { refreshRedirects } from '../../domain/seo/http/refresh-redirects.js';
import { isSameSite } from '../../domain/seo/url/url-identity.js';
import type { PageTargets } from './page-reader.js';

/** What a page points to on its site, by which the crawl goes on. */
export function pageTargets(page: PageArtifact, site: string): PageTargets {
  const redirects = new Set([page.fetch.redirect_url, ...refreshRedirects(page).map(({ url }) => url)]);
  // Most pages name most of their targets several times over.
  const links = new Set(page.html?.anchors.map((anchor) => anchor.url));
  const onSite = (urls: Iterable<string | null>) =>
    [...urls].filter((url): url is string => url !== null && isSameSite(url, site));
  return { redirects: onSite(redirects), links: onSite(links) };
}
