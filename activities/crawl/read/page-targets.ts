import { refreshRedirects } from '../../../domain/base/http/refresh-redirects.js';
import type { ScopeRules } from '../../../domain/crawl/crawl-scope.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { PageTargets } from './page-reader.js';

/** The URLs on its site that a page points to, which the crawl continues with. */
export function pageTargets(page: PageArtifact, rules: Pick<ScopeRules, 'isOwn' | 'clean'>): PageTargets {
  const redirects = new Set([page.fetch.redirect_url, ...refreshRedirects(page).map(({ url }) => url)]);
  // Most pages name most of their targets several times over.
  const links = new Set(page.html?.anchors.map((anchor) => anchor.url));
  const onSite = (urls: Iterable<string | null>) =>
    [...urls].filter((url): url is string => url !== null && rules.isOwn(url)).map((url) => rules.clean(url));
  return { redirects: onSite(redirects), links: onSite(links) };
}
