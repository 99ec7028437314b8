import { isBroken } from '../../base/http/answer-state.js';
import type { SiteArtifacts } from '../../seo/checks/check.js';
import { redirectChain } from '../../seo/site/redirect-chain.js';
import type { Surroundings } from './page-analysis.js';

const MAX_LISTED = 50;

/** The pages around a page, as a crawl that began there found them. */
export function describeSurroundings(site: SiteArtifacts, pageUrl: string): Surroundings {
  const links = site.by_url.get(pageUrl)?.links ?? [];
  const targets = links.flatMap(({ url, text }) => {
    const target = site.by_url.get(url);
    return target?.allowed_by_robots ? [{ url, text, target }] : [];
  });
  const depths = site.pages.flatMap(({ depth }) => depth ?? []);
  return {
    pages: site.pages.filter(({ is_html }) => is_html).length,
    max_depth: depths.reduce((deepest, depth) => Math.max(deepest, depth), 0),
    incomplete: site.crawl_incomplete,
    links_from_page: new Set(links.map(({ url }) => url)).size,
    linked_from: (site.inlinks.get(pageUrl) ?? []).slice(0, MAX_LISTED),
    broken_links: targets
      .filter(({ target }) => isBroken(target))
      .slice(0, MAX_LISTED)
      .map(({ url, text, target }) => ({ url, text, status: target.status })),
    redirected_links: targets
      .filter(({ target }) => target.redirect_url !== null)
      .slice(0, MAX_LISTED)
      .map(({ url, text }) => {
        const { end_url, loop } = redirectChain(site, url);
        return { url, text, to: loop.length > 0 ? null : end_url };
      }),
  };
}
