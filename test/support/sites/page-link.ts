import type { PageLink } from '../../../domain/seo/links/page-link.js';

const ORIGIN = 'https://site.example';

/** A followed link in the content, from one path of site.example to another, unless overridden. */
export function pageLink(from: string, to: string, overrides: Partial<PageLink> = {}): PageLink {
  return {
    from: ORIGIN + from,
    to: ORIGIN + to,
    kind: 'link',
    anchor: '',
    follow: true,
    rel: [],
    position: 'content',
    internal: true,
    ...overrides,
  };
}
