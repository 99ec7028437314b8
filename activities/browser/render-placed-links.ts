import { findLink } from '../../domain/outreach/links/find-link.js';
import { isChallengePage } from '../../domain/outreach/links/is-challenge-page.js';
import { judgeCheck } from '../../domain/outreach/links/judge-check.js';
import type { PendingLink, RenderedLink } from '../../domain/outreach/links/pending-link.js';
import type { BrowserDeps } from './browser-deps.js';
import type { LoadedPage } from './ports.js';

export interface RenderPlacedLinksInput {
  pending: PendingLink[];
}

/**
 * Shows pages to a browser whose source does not have the link. Changes nothing; twice: visits them again.
 * @throws DomainError browser_unavailable, browser_failed
 */
export async function renderPlacedLinks(
  deps: Pick<BrowserDeps, 'pages' | 'parseHtml' | 'checkUrl'>,
  { pending }: RenderPlacedLinksInput,
  signal: AbortSignal,
): Promise<RenderedLink[]> {
  const pages = await deps.pages.load({ urls: pending.map(({ url }) => deps.checkUrl(url).href), signal });
  return pending.flatMap((each, index) => {
    const page = pages[index];
    return page === undefined ? [] : [{ link_id: each.link_id, check: judgeRendered(deps, each, page) }];
  });
}

function judgeRendered(
  { parseHtml }: Pick<BrowserDeps, 'parseHtml'>,
  { target_url, visit, facts }: PendingLink,
  page: LoadedPage,
): RenderedLink['check'] {
  const body = page.dom === null ? null : Buffer.from(page.dom, 'utf8');
  const html = body && parseHtml({ url: page.final_url, body, contentType: 'text/html; charset=utf-8' });
  const isShown = page.error === null && html !== null && page.status === 200;
  const found = isShown ? findLink(html.anchors, target_url, 'rendered') : null;
  const is_challenge = html !== null && isChallengePage({}, html);
  const looked = { ...visit, is_challenge, in_rendered: found !== null, rendering_failed: !isShown };
  const verdict = judgeCheck(looked) ?? ({ verdict: 'could_not_look', reason: 'not_rendered' } as const);
  return { ...verdict, detail: page.error, facts: { ...facts, link: found, rendered: isShown } };
}
