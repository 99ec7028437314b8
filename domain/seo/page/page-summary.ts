import { parseLinkHeader } from '../../base/http/link-header.js';
import { normalizeUrl } from '../../base/url/url-identity.js';
import type { HtmlFacts, LinkTag } from '../artifacts/html.js';
import type { PageArtifact } from '../artifacts/page.js';
import type { PageSummary, SummaryLink } from '../artifacts/page-summary.js';
import { isFollowedLink } from '../links/is-followed-link.js';
import { firstH1, headDescription, headTitle } from './head-texts.js';
import { outlinePage } from './page-outline.js';
import { NO_RESOURCES, type PageResources, pageResources } from './page-resources.js';
import { canonicalUrl, instantRefreshUrl, isIndexable, robotsDirectives } from './page-state.js';
import { rareFacts } from './rare-facts.js';

/**
 * The few lines of a page that cross-page checks need. Text fields hold what a search engine would take: the first title
 * and description of the head and the first h1 with text; '' when there is none.
 */
export function summarizePage(page: PageArtifact): PageSummary {
  const { fetch, html } = page;
  const directives = robotsDirectives(page);
  return {
    url: page.url,
    depth: page.depth,
    source: page.source,
    allowed_by_robots: page.allowed_by_robots,
    status: fetch.status,
    error: fetch.error,
    redirect_url: fetch.redirect_url,
    refresh_url: instantRefreshUrl(page),
    media_type: fetch.media_type,
    is_html: html !== null,
    ...(page.rendered !== undefined && { rendered: page.rendered }),
    ...(page.extracted && { extracted: page.extracted }),
    ...(html && page.depth === 0 && { outline: outlinePage(html) }),
    indexable: isIndexable(page),
    noindex: directives.has('noindex'),
    nofollow: directives.has('nofollow'),
    canonical_url: canonicalUrl(page),
    hreflang: alternates(page),
    ttfb_ms: fetch.ttfb_ms,
    body_bytes: fetch.body_bytes,
    headers: fetch.headers,
    set_cookies: fetch.set_cookies,
    http_version: fetch.http_version,
    ...(html ? summarizeHtml(html, page.url, page.depth !== null && page.depth <= 1) : NOTHING_READ),
  };
}

type HtmlSummary = PageResources &
  Pick<
    PageSummary,
    | 'title'
    | 'description'
    | 'h1'
    | 'lang'
    | 'word_count'
    | 'text_hash'
    | 'simhash'
    | 'sketch'
    | 'ids'
    | 'next_url'
    | 'prev_url'
    | 'links'
    | 'external_links'
    | 'json_ld_types'
    | 'top_terms'
    | 'date_published'
    | 'date_modified'
    | 'has_icon'
    | 'has_structured_data'
    | 'csp_meta'
    | 'has_same_as'
    | 'keywords'
  >;

const NOTHING_READ: HtmlSummary = {
  title: '',
  description: '',
  h1: '',
  lang: null,
  word_count: 0,
  text_hash: '',
  simhash: '',
  sketch: '',
  ids: [],
  next_url: null,
  prev_url: null,
  links: [],
  external_links: [],
  ...NO_RESOURCES,
  json_ld_types: [],
  top_terms: [],
  date_published: null,
  date_modified: null,
  has_icon: false,
  has_structured_data: false,
  csp_meta: null,
  has_same_as: false,
  keywords: [],
};

function summarizeHtml(html: HtmlFacts, pageUrl: string, isNearStart: boolean): HtmlSummary {
  const headLinks = html.links.filter((link) => link.in_head);
  return {
    title: headTitle(html),
    description: headDescription(html),
    h1: firstH1(html),
    lang: html.lang,
    word_count: html.text.word_count,
    text_hash: html.text.hash,
    simhash: html.text.simhash,
    sketch: html.text.sketch,
    ids: html.dom.ids,
    next_url: relUrl(headLinks, 'next'),
    prev_url: relUrl(headLinks, 'prev'),
    links: internalLinks(html),
    external_links: externalLinks(html),
    ...pageResources(html, pageUrl),
    json_ld_types: [...new Set(html.json_ld.flatMap((block) => block.types))],
    top_terms: html.text.top_terms,
    date_published: firstDate(html, 'date_published') ?? headMeta(html, 'article:published_time'),
    date_modified: firstDate(html, 'date_modified') ?? headMeta(html, 'article:modified_time'),
    has_icon: html.links.some((link) => link.rel.includes('icon')),
    has_structured_data: hasStructuredData(html),
    csp_meta: cspMeta(html),
    has_same_as: html.json_ld.some((block) => block.has_same_as),
    keywords: html.keywords,
    ...rareFacts(html, isNearStart),
  };
}

function hasStructuredData({ json_ld, microdata_types, rdfa_types }: HtmlFacts): boolean {
  return json_ld.some((block) => block.types.length > 0) || microdata_types.length > 0 || rdfa_types.length > 0;
}

function headMeta(html: HtmlFacts, key: string): string | null {
  return html.metas.find((meta) => meta.in_head && meta.key === key && meta.kind !== 'http-equiv')?.content ?? null;
}

function cspMeta(html: HtmlFacts): string | null {
  const isPolicy = ({ kind, key }: HtmlFacts['metas'][number]) =>
    kind === 'http-equiv' && key === 'content-security-policy';
  return html.metas.find((meta) => meta.in_head && isPolicy(meta))?.content ?? null;
}

/** Language versions named by the head or the Link header; the same pair is kept once. */
function alternates(page: PageArtifact): PageSummary['hreflang'] {
  const found = new Map<string, PageSummary['hreflang'][number]>();
  const add = (name: string | null | undefined, url: string | null, via: 'html' | 'header') => {
    const code = name?.trim() ?? '';
    if (code === '' || url === null) return;
    const key = `${code} ${url}`;
    if (via === 'html') found.set(key, { code, url });
    else found.set(key, { code, url, via: found.has(key) ? (found.get(key)?.via ?? 'both') : 'header' });
  };
  for (const { rel, hreflang, url, in_head } of page.html?.links ?? []) {
    if (in_head && rel.includes('alternate')) add(hreflang, url, 'html');
  }
  for (const { rel, params, target } of parseLinkHeader(page.fetch.headers['link'])) {
    if (rel.includes('alternate')) add(params['hreflang'], normalizeUrl(target, page.url), 'header');
  }
  return [...found.values()];
}

function relUrl(links: LinkTag[], rel: string): string | null {
  return links.find((link) => link.rel.includes(rel))?.url ?? null;
}

function firstDate(html: HtmlFacts, field: 'date_published' | 'date_modified'): string | null {
  return html.json_ld.find((block) => block[field] !== null)?.[field] ?? null;
}

/** A target counts as nofollow only when every anchor to it is; the first text that is not blank names it. */
function internalLinks(html: HtmlFacts): PageSummary['links'] {
  const found = new Map<string, SummaryLink>();
  for (const { url, internal, fragment, text, rel, region } of html.anchors) {
    if (!internal || url === null) continue;
    const key = `${url}#${fragment}`;
    const known = found.get(key);
    const nofollow = rel.includes('nofollow');
    const isFollowed = isFollowedLink(rel);
    if (!known) {
      found.set(key, { url, text, nofollow, fragment, region, ...(isFollowed ? {} : { follow: false }) });
      continue;
    }
    known.text ||= text;
    known.nofollow &&= nofollow;
    known.count = (known.count ?? 1) + 1;
    if (isFollowed) delete known.follow;
  }
  return [...found.values()];
}

function externalLinks(html: HtmlFacts): PageSummary['external_links'] {
  const found = new Map<string, PageSummary['external_links'][number]>();
  for (const { url, internal, text, rel } of html.anchors) {
    if (internal || url === null) continue;
    const known = found.get(url);
    const nofollow = rel.includes('nofollow');
    if (!known) found.set(url, { url, text, nofollow });
    else found.set(url, { url, text: known.text || text, nofollow: known.nofollow && nofollow });
  }
  return [...found.values()];
}
