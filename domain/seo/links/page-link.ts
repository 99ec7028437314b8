import type { LinkQualifier } from './is-followed-link.js';

/**
 * What names a URL: `link` and `image_link` (a link whose text is the alternative text of its image) are clicked by
 * visitors; the others are read by browsers and search engines.
 */
export const LINK_KINDS = [
  'link',
  'image_link',
  'canonical',
  'hreflang',
  'redirect',
  'refresh',
  'next',
  'prev',
  'amp',
  'mobile',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Part of the page that holds a link, by landmarks (header, nav, main, aside, footer); null for no element. */
export const LINK_POSITIONS = ['head', 'header', 'navigation', 'content', 'aside', 'footer', 'other'] as const;
export type LinkPosition = (typeof LINK_POSITIONS)[number];

/** One place where a page names a URL. */
export interface PageLink {
  from: string;
  to: string;
  kind: LinkKind;
  /** The text of the link, at most {@link MAX_ANCHOR_CHARS} characters; the code of an hreflang; else ''. */
  anchor: string;
  /** Search engines follow it: none of `rel`, and no nofollow of its page. */
  follow: boolean;
  rel: LinkQualifier[];
  /** Null for redirects and for what HTTP headers say. */
  position: LinkPosition | null;
  /** To the site of the page. */
  internal: boolean;
}

export const MAX_ANCHOR_CHARS = 200;

/** Whether visitors click it: the links that inlinks count. */
export function isHyperlink({ kind }: Pick<PageLink, 'kind'>): boolean {
  return kind === 'link' || kind === 'image_link';
}
