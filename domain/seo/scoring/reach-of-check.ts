import type { LostLinkKind } from '../links/link-loss.js';

/**
 * What a check looks at where the number of pages that show it says too much, because a template may print it on each:
 * - `links`: findings name the targets of links, and cost what the links to them lose;
 * - `parts`: findings name single parts of a page, an image or a field. Those that are the same on many pages are one
 * error
 *   of their template.
 */
export type Reach = { over: 'links'; kind: LostLinkKind } | { over: 'parts' };

const INTERNAL_LINKS = [
  'link/broken-internal',
  'link/to-redirect',
  'link/to-canonicalised',
  'link/broken-fragment',
  'link/nofollow-internal',
  'link/mixed-follow',
  'link/http-on-https',
  'crawl/tracking-param-internal',
];
const EXTERNAL_LINKS = ['link/broken-external', 'link/external-redirect'];
/**
 * Left out is what a page suffers as a whole, even where a template causes it: a missing title, two canonicals, structured
 * data that earns no rich result, files that hold it up, active content that browsers block.
 */
const PARTS = [
  'link/empty-href',
  'link/javascript-href',
  'link/onclick-only',
  'link/bad-scheme',
  'link/unresolvable',
  'link/protocol-relative',
  'link/tel-mail-invalid',
  'link/no-anchor-text',
  'link/generic-text',
  'link/conflicting-on-page',
  'link/external-no-rel',
  'link/unsafe-blank',
  'url/localhost',
  'heading/skip',
  'heading/empty',
  'head/deprecated-element',
  'head/duplicate-id',
  'head/flash-or-plugin',
  'image/alt-missing',
  'image/alt-long',
  'image/alt-filename',
  'image/alt-empty-linked',
  'image/no-dimensions',
  'image/picture-without-img',
  'image/data-uri-large',
  'image/svg-inline-large',
  'image/srcset-invalid',
  'a11y/form-label',
  'a11y/button-name',
  'a11y/iframe-title',
  'sec/mixed-passive',
  'sec/form-action-http',
  'sec/sri-missing',
];

const REACHES: ReadonlyMap<string, Reach> = new Map<string, Reach>([
  ...INTERNAL_LINKS.map((id) => [id, { over: 'links', kind: 'internal' }] as const),
  ...EXTERNAL_LINKS.map((id) => [id, { over: 'links', kind: 'external' }] as const),
  ...PARTS.map((id) => [id, { over: 'parts' }] as const),
]);

/** Null for a check whose share is that of the pages it affects. */
export function reachOfCheck(checkId: string): Reach | null {
  return REACHES.get(checkId) ?? null;
}
