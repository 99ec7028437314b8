import type { PageArtifact } from '../../seo/artifacts/page.js';
import { parseLinkHeader } from '../http/link-header.js';
import { normalizeUrl } from '../url/url-identity.js';

export interface HreflangLink {
  code: string;
  href: string;
  url: string | null;
  in_head: boolean;
}

/** The alternates for other languages that the page lists: link elements in order, then those of the Link header. */
export function hreflangLinks(page: PageArtifact): HreflangLink[] {
  const inHtml = (page.html?.links ?? []).flatMap(({ rel, hreflang, href, url, in_head }) =>
    rel.includes('alternate') && hreflang !== null ? [{ code: hreflang.trim(), href, url, in_head }] : [],
  );
  const header = page.fetch.headers['link'];
  return header?.includes('hreflang') ? [...inHtml, ...headerLinks(header, page.url)] : inHtml;
}

function headerLinks(header: string, pageUrl: string): HreflangLink[] {
  return parseLinkHeader(header).flatMap(({ rel, params, target }) => {
    const code = params['hreflang']?.trim();
    if (!code || !rel.includes('alternate')) return [];
    return [{ code, href: target, url: normalizeUrl(target, pageUrl), in_head: true }];
  });
}
