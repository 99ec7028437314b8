import { refreshRedirects } from '../../base/http/refresh-redirects.js';
import { shorten } from '../../base/text/text-form.js';
import { isSameSite } from '../../base/url/url-identity.js';
import type { Anchor, HtmlFacts, LinkTag, Region } from '../artifacts/html.js';
import type { PageArtifact } from '../artifacts/page.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { isFollowedLink, LINK_QUALIFIERS } from './is-followed-link.js';
import { type LinkKind, type LinkPosition, MAX_ANCHOR_CHARS, type PageLink } from './page-link.js';

/**
 * Every place where a page names a URL: first what sends its visitors on, then what its head and its headers name, then its
 * links in document order. What names the page itself is left out, except for links.
 */
export function pageLinks(page: PageArtifact, summary: PageSummary): PageLink[] {
  const { html } = page;
  const references = [...redirects(page), ...namedByHead(page, summary)].filter(({ to }) => to !== page.url);
  const anchors = html?.anchors ?? [];
  return [...references, ...anchors.flatMap((anchor) => toLinks(page.url, anchor, html, summary.nofollow))];
}

function redirects(page: PageArtifact): PageLink[] {
  const { redirect_url } = page.fetch;
  const found = redirect_url === null ? [] : [reference(page.url, redirect_url, 'redirect', null)];
  for (const { url, via } of refreshRedirects(page)) {
    if (url !== null) found.push(reference(page.url, url, 'refresh', via === 'meta' ? 'head' : null));
  }
  return found;
}

function namedByHead(page: PageArtifact, summary: PageSummary): PageLink[] {
  const found: PageLink[] = [];
  const add = (url: string | null | undefined, kind: LinkKind, position: LinkPosition | null = 'head', text = '') => {
    if (url != null) found.push({ ...reference(page.url, url, kind, position), anchor: text });
  };
  const { canonical_url: canonical } = summary;
  const isInHead = (page.html?.links ?? []).some((link) => isCanonicalTag(link) && link.url === canonical);
  add(canonical, 'canonical', isInHead ? 'head' : null);
  for (const { url, code, via } of summary.hreflang) add(url, 'hreflang', via === 'header' ? null : 'head', code);
  add(summary.next_url, 'next');
  add(summary.prev_url, 'prev');
  add(summary.amp_url, 'amp');
  add(summary.mobile_url, 'mobile');
  return found;
}

function isCanonicalTag({ rel, in_head }: LinkTag): boolean {
  return in_head && rel.includes('canonical');
}

function reference(from: string, to: string, kind: LinkKind, position: LinkPosition | null): PageLink {
  return { from, to, kind, anchor: '', follow: true, rel: [], position, internal: isSameSite(from, to) };
}

function toLinks(from: string, anchor: Anchor, html: HtmlFacts | null, isHeld: boolean): PageLink[] {
  const { url, internal, text, rel, region, from_image } = anchor;
  if (url === null) return [];
  return [
    {
      from,
      to: url,
      kind: from_image === true ? 'image_link' : 'link',
      // Nearly all are short, and white space is collapsed where they are read.
      anchor: text.length <= MAX_ANCHOR_CHARS ? text : shorten(text, MAX_ANCHOR_CHARS),
      follow: isFollowedLink(rel) && !isHeld,
      rel: LINK_QUALIFIERS.filter((qualifier) => rel.includes(qualifier)),
      position: positionOf(region, html),
      internal,
    },
  ];
}

/** What is outside of every landmark is the content, unless the page marks its content. */
function positionOf(region: Region, html: HtmlFacts | null): LinkPosition {
  if (region === 'nav') return 'navigation';
  if (region === 'main') return 'content';
  if (region === 'other') return html?.main_landmarks === 0 ? 'content' : 'other';
  return region;
}
