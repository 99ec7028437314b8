import type { PageArtifact } from '../artifacts/page.js';

export interface HreflangLink {
  code: string;
  href: string;
  url: string | null;
  in_head: boolean;
}

/** The alternates for other languages that the page lists in link elements, in order. */
export function hreflangLinks(page: PageArtifact): HreflangLink[] {
  return (page.html?.links ?? []).flatMap(({ rel, hreflang, href, url, in_head }) =>
    rel.includes('alternate') && hreflang !== null ? [{ code: hreflang.trim(), href, url, in_head }] : [],
  );
}
