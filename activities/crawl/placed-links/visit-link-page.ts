import { findLink } from '../../../domain/outreach/links/find-link.js';
import { isChallengePage } from '../../../domain/outreach/links/is-challenge-page.js';
import type { PageVisit } from '../../../domain/outreach/links/judge-check.js';
import { linkKey } from '../../../domain/outreach/links/link-key.js';
import { readPageIndexing } from '../../../domain/outreach/links/page-indexing.js';
import type { LinkFacts, PlacedLink } from '../../../domain/outreach/links/placed-link.js';
import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';
import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import { isAllowed, parseRobots } from '../../../domain/seo/robots/robots-rules.js';
import { type FollowedAnswer, followRedirects } from '../fetch/follow-redirects.js';
import { looksLikeHtml, parsePage } from '../read/parse-page.js';
import { followDetours } from './follow-detours.js';
import { type KnownRobotsDeps, obeyKnownRobots, readKnownRobots } from './obey-known-robots.js';

const TIMEOUT_MS = 20_000;
const SEARCH_ENGINE = 'Googlebot';

export interface VisitedLinkPage {
  visit: PageVisit;
  facts: LinkFacts;
  /** For people: the error as it was. */
  detail: string | null;
}

/**
 * Reads the page that a link was placed on, redirects followed and robots.txt obeyed. Never throws for what the site does.
 * @param deps its fetcher keeps the turns of hosts
 */
export async function visitLinkPage(
  deps: KnownRobotsDeps,
  link: Pick<PlacedLink, 'page_url' | 'target_url' | 'expected_anchor'>,
  signal: AbortSignal,
): Promise<VisitedLinkPage> {
  const followed = await followRedirects(obeyKnownRobots(deps), link.page_url, { timeoutMs: TIMEOUT_MS, signal });
  const { facts: fetched, body, url } = followed.final;
  const isHtml = body !== null && body.length > 0 && looksLikeHtml(fetched.media_type, body);
  const contentType = fetched.headers['content-type'] ?? null;
  const html = isHtml ? parsePage({ url, body, contentType, targetKeywords: [] }) : null;
  const isChallenge = isChallengePage(fetched.headers, html);
  const found = html === null || isChallenge ? null : findLink(html.anchors, link.target_url, 'html');
  const placed = found ?? (html === null || isChallenge ? null : await followDetours(deps, html.anchors, link, signal));
  const visit = describeVisit(followed, html, link.page_url);
  const indexing = readPageIndexing({ url, fetch: fetched, html });
  const robots_blocked = fetched.status === 0 ? null : blocks(await readKnownRobots(deps, url, signal), url);
  return {
    visit: { ...visit, is_challenge: isChallenge, in_html: placed !== null },
    facts: {
      status: fetched.status === 0 ? null : fetched.status,
      final_url: url === link.page_url ? null : url,
      redirects: followed.hops.map((hop) => ({ url: hop.url, status: hop.status })),
      link: placed,
      ...indexing,
      robots_blocked,
      rendered: false,
    },
    detail: fetched.error?.message ?? null,
  };
}

function describeVisit(
  { final: { facts, url } }: FollowedAnswer,
  html: HtmlFacts | null,
  pageUrl: string,
): Omit<PageVisit, 'is_challenge' | 'in_html'> {
  const { status, error, truncated } = facts;
  return {
    status,
    error,
    truncated,
    is_html: html !== null,
    asks_sign_in: html?.forms.some(({ has_password }) => has_password) ?? false,
    is_redirected: linkKey(url) !== linkKey(pageUrl),
    in_rendered: null,
    rendering_failed: false,
  };
}

/** Null where its robots.txt could not be read. */
function blocks({ state, text }: RobotsArtifact, url: string): boolean | null {
  if (state === 'unreachable') return null;
  const { pathname, search } = new URL(url);
  return !isAllowed(parseRobots(text), SEARCH_ENGINE, pathname + search);
}
