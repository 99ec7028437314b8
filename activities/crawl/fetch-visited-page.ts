import type { RobotsArtifact } from '../../domain/seo/artifacts/robots.js';
import { crawlDelayS, isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { CrawlDeps } from './crawl-deps.js';
import { decodeBody } from './decode-charset.js';
import { followRedirects } from './follow-redirects.js';
import { readRobots } from './prepare-site.js';
import { looksLikeHtml } from './sniff-html.js';

/** A page as text, or why there is none. */
export type VisitedPage = { ok: true; url: string; html: string } | { ok: false; reason: string };

export interface PageVisitor {
  visit(url: string, signal: AbortSignal): Promise<VisitedPage>;
}

/** One request in two seconds is polite to a site that never asked for us. */
const PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 10_000;
const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 20_000;

type VisitDeps = Pick<CrawlDeps, 'fetcher' | 'agentToken' | 'now'>;

/**
 * Visits single pages of many sites for whoever collects them: robots.txt is asked first and kept for the visitor's
 * life, a host is asked again after two seconds or what it wants, redirects are followed and judged like any request.
 */
export function createPageVisitor(deps: VisitDeps): PageVisitor {
  const robots = new Map<string, Promise<RobotsArtifact>>();
  const freeAt = new Map<string, number>();

  const rulesOf = (origin: string, signal: AbortSignal): Promise<RobotsArtifact> => {
    const known = robots.get(origin) ?? readRobots(deps, `${origin}/`, signal);
    robots.set(origin, known);
    return known;
  };

  async function turn(host: string, delayS: number | null, signal: AbortSignal): Promise<void> {
    const now = deps.now();
    const at = Math.max(now, freeAt.get(host) ?? 0);
    freeAt.set(host, at + Math.min(MAX_PAUSE_MS, Math.max(PAUSE_MS, (delayS ?? 0) * 1000)));
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
    signal.throwIfAborted();
  }

  async function visit(url: string, signal: AbortSignal): Promise<VisitedPage> {
    const { origin, host, pathname, search } = new URL(url);
    const { state, text } = await rulesOf(origin, signal);
    const rules = parseRobots(text);
    // RFC 9309 2.3.1.4: what cannot be read forbids everything.
    if (state === 'unreachable') return { ok: false, reason: 'Its robots.txt cannot be read' };
    if (!isAllowed(rules, deps.agentToken, pathname + search))
      return { ok: false, reason: 'Its robots.txt forbids it' };
    await turn(host, crawlDelayS(rules, deps.agentToken), signal);
    const options = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal };
    const { final, exhausted } = await followRedirects(deps.fetcher, url, options);
    const { facts, body } = final;
    if (exhausted) return { ok: false, reason: 'It redirects without end' };
    if (facts.error) return { ok: false, reason: facts.error.message };
    if (facts.status !== 200) return { ok: false, reason: `It answers with status ${facts.status}` };
    if (!body || !looksLikeHtml(facts.media_type, body)) return { ok: false, reason: 'It is no HTML page' };
    return { ok: true, url: final.url, html: decodeBody(body, facts.headers['content-type'] ?? null).text };
  }

  return { visit };
}
