import type { LinkKind, LinkPosition, PageLink } from './page-link.js';

/** The filter of a list of links; omitted fields match everything. */
export interface LinkFilter {
  internal?: boolean | undefined;
  follow?: boolean | undefined;
  kind?: LinkKind | undefined;
  position?: LinkPosition | undefined;
  /** Part of the anchor text, in any case of letters. */
  anchor?: string | undefined;
}

export function matchesLink(link: PageLink, { internal, follow, kind, position, anchor }: LinkFilter): boolean {
  return (
    (internal === undefined || link.internal === internal) &&
    (follow === undefined || link.follow === follow) &&
    (kind === undefined || link.kind === kind) &&
    (position === undefined || link.position === position) &&
    (anchor === undefined || link.anchor.toLowerCase().includes(anchor.toLowerCase()))
  );
}
