import { setTimeout } from 'node:timers/promises';
import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import { crawlDelayS, isAllowed, parseRobots } from '../../../domain/seo/robots/robots-rules.js';
import { decodeCharset } from '../charset/decode-charset.js';
import type { CrawlDeps } from '../crawl-deps.js';
import type { FetchAnswer } from '../ports.js';
import { looksLikeHtml } from '../read/sniff-html.js';
import { readRobots } from '../robots/read-robots.js';

/** A page as text, or why there is none. */
export type VisitedPage = { ok: true; url: string; html: string } | { ok: false; reason: string };

export interface PageVisitor {
  visit(url: string, signal: AbortSignal): Promise<VisitedPage>;
  /** Takes a feed, RSS or Atom, instead of a page. */
  visitFeed(url: string, signal: AbortSignal): Promise<VisitedPage>;
}

/** One request in two seconds is polite to a site that did not ask for our visit. */
const PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 10_000;
const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 20_000;

const MAX_HOPS = 5;
/** Root elements of RSS 2.0, RSS 1.0 and Atom, and how far from the start they are at most. */
const FEED = /<(?:rss|rdf:RDF|feed)[\s>]/i;
const FEED_CHARS = 2_000;
/** RFC 9309 2.4: a robots.txt should not be used for more than a day. */
const ROBOTS_AGE_MS = 3_600_000;
const MAX_SITES = 5_000;

type VisitDeps = Pick<CrawlDeps, 'fetcher' | 'agentToken' | 'now'> & {
  /** @default a timer that ends with the signal */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/**
 * Visits single pages of many sites: robots.txt is read first and cached for an hour, requests to one host are two
 * seconds apart or as far as it asks for, and redirects are followed, each checked like a first request.
 */
export function createPageVisitor(deps: VisitDeps): PageVisitor {
  const visits = new PageVisits(deps);
  return {
    visit: (url, signal) => visits.visit(url, signal),
    visitFeed: (url, signal) => visits.visitFeed(url, signal),
  };
}

class PageVisits implements PageVisitor {
  private readonly robots = new Map<string, { untilMs: number; rules: Promise<RobotsArtifact> }>();
  private readonly freeAt = new Map<string, number>();

  constructor(private readonly deps: VisitDeps) {}

  visit(startUrl: string, signal: AbortSignal): Promise<VisitedPage> {
    return this.follow(startUrl, signal, readAnswer);
  }

  visitFeed(startUrl: string, signal: AbortSignal): Promise<VisitedPage> {
    return this.follow(startUrl, signal, readFeedAnswer);
  }

  private async follow(startUrl: string, signal: AbortSignal, read: typeof readAnswer): Promise<VisitedPage> {
    let url = startUrl;
    for (let hop = 0; hop <= MAX_HOPS; hop++) {
      const reason = await this.refusal(url, signal);
      if (reason !== null) return { ok: false, reason };
      const answer = await this.deps.fetcher.fetchOnce(url, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal });
      const { error, redirect_url } = answer.facts;
      if (error !== null || redirect_url === null) return read(url, answer);
      url = redirect_url;
    }
    return { ok: false, reason: 'It redirects without end' };
  }

  /** Why a URL must not be fetched; null once it may. */
  private async refusal(url: string, signal: AbortSignal): Promise<string | null> {
    const { origin, host, pathname, search } = new URL(url);
    const { agentToken } = this.deps;
    const { state, text } = await this.rulesOf(origin, signal);
    // RFC 9309 2.3.1.4: what cannot be read forbids everything.
    if (state === 'unreachable') return 'Its robots.txt cannot be read';
    const rules = parseRobots(text);
    if (!isAllowed(rules, agentToken, pathname + search)) return 'Its robots.txt forbids it';
    await this.turn(host, crawlDelayS(rules, agentToken), signal);
    return null;
  }

  private rulesOf(origin: string, signal: AbortSignal): Promise<RobotsArtifact> {
    const { robots, deps } = this;
    const known = robots.get(origin);
    if (known && known.untilMs > deps.now()) return known.rules;
    // What one visit is canceled in must not be what later ones believe.
    const rules = readRobots(deps, `${origin}/`, signal).then((read) => {
      signal.throwIfAborted();
      return read;
    });
    rules.catch(() => robots.delete(origin));
    dropOldest(robots);
    robots.set(origin, { untilMs: deps.now() + ROBOTS_AGE_MS, rules });
    return rules;
  }

  private async turn(host: string, delayS: number | null, signal: AbortSignal): Promise<void> {
    const { freeAt, deps } = this;
    const { pause = wait } = deps;
    const now = deps.now();
    const at = Math.max(now, freeAt.get(host) ?? 0);
    freeAt.delete(host);
    dropOldest(freeAt);
    freeAt.set(host, at + Math.min(MAX_PAUSE_MS, Math.max(PAUSE_MS, (delayS ?? 0) * 1000)));
    if (at > now) await pause(at - now, signal);
    signal.throwIfAborted();
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return setTimeout(ms, undefined, { signal });
}

function readAnswer(url: string, { facts, body }: FetchAnswer): VisitedPage {
  if (facts.error) return { ok: false, reason: facts.error.message };
  if (facts.status !== 200) return { ok: false, reason: `It returns status ${facts.status}` };
  if (!body || !looksLikeHtml(facts.media_type, body)) return { ok: false, reason: 'It is no HTML page' };
  return { ok: true, url, html: decodeCharset(body, facts.headers['content-type'] ?? null).text };
}

function readFeedAnswer(url: string, { facts, body }: FetchAnswer): VisitedPage {
  if (facts.error) return { ok: false, reason: facts.error.message };
  if (facts.status !== 200) return { ok: false, reason: `It returns status ${facts.status}` };
  const text = body === null ? '' : decodeCharset(body, facts.headers['content-type'] ?? null).text;
  return FEED.test(text.slice(0, FEED_CHARS)) ? { ok: true, url, html: text } : { ok: false, reason: 'It is no feed' };
}

/** Makes room; a map keeps the order in which its keys came. */
function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys();
  if (map.size >= MAX_SITES && oldest !== undefined) map.delete(oldest);
}
