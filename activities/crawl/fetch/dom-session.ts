import { DomainError, isDomainError } from '../../../domain/base/errors.js';
import { plural } from '../../../domain/base/text/plural.js';
import type { RenderDecision } from '../../../domain/crawl/crawl-rendering.js';
import { decideRendering, type RenderSample } from '../../../domain/crawl/crawl-rendering.js';
import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { CrawlRecord } from '../../../store/crawl/crawls.js';
import type { DomSession } from '../../dom-renderer.js';
import { openSiteHeaders } from '../../open-site-headers.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { looksLikeHtml, parsePage } from '../read/parse-page.js';
import { type GatherDeps, gatherPage } from './gather-page.js';

const SAMPLE_PAGES = 4;

/** The browser of a crawl that is rendered. @throws DomainError browser_unavailable, browser_failed */
export async function openDomSession(
  deps: CrawlDeps,
  userId: OwnerId,
  crawl: CrawlRecord,
  signal: AbortSignal,
): Promise<DomSession> {
  if (!deps.renderer) throw new DomainError('browser_unavailable', 'This worker has no browser to render pages with');
  const { options, robots, start_url } = crawl;
  const site = await openSiteHeaders(deps.openAccess, userId, options.access);
  return deps.renderer.open(
    {
      agent: deps.userAgent,
      tabs: deps.concurrency,
      origin: new URL(start_url).origin,
      site,
      robots: options.respect_robots ? { text: robots?.text ?? '', agentToken: deps.agentToken } : null,
    },
    signal,
  );
}

export interface SampleDeps extends GatherDeps {
  /** Starts the browser, or returns the running one: pages without scripts need none. */
  openSession: () => Promise<DomSession>;
  isAllowedUrl: (url: string) => boolean;
}

/**
 * Compares the start page and some that it leads to with what they are after their scripts have run.
 * @throws DomainError browser_unavailable, browser_failed
 */
export async function decideBySample(deps: SampleDeps, startUrl: string): Promise<RenderDecision> {
  const sample: RenderSample[] = [];
  const queue = [startUrl];
  const met = new Set(queue);
  let hasScripts = false;
  for (let url = queue.shift(); url !== undefined && sample.length < SAMPLE_PAGES; url = queue.shift()) {
    const compared = await comparePage(deps, url);
    if (!compared) continue;
    if (compared.sample) sample.push(compared.sample);
    hasScripts ||= compared.hasScripts;
    for (const link of compared.links) {
      if (!met.has(link) && met.size < SAMPLE_PAGES * 3) queue.push(link);
      met.add(link);
    }
  }
  const decision = decideRendering(sample);
  if (hasScripts || sample.length === 0) return decision;
  return {
    ...decision,
    reason: `${plural(sample.length, 'sampled page')} without scripts: the source is all there is.`,
  };
}

interface ComparedPage {
  /** Null where scripts lead to another page, whose source this is not. */
  sample: RenderSample | null;
  links: string[];
  hasScripts: boolean;
}

/** Null for what is no page, or could not be rendered. */
async function comparePage(deps: SampleDeps, url: string): Promise<ComparedPage | null> {
  if (!deps.isAllowedUrl(url)) return null;
  const { facts, body } = await gatherPage(deps, url);
  if (facts.status !== 200 || !body || !looksLikeHtml(facts.media_type, body)) return null;
  const content_type = facts.headers['content-type'] ?? null;
  const raw = parsePage({ url, body, contentType: content_type, targetKeywords: [] });
  const hasScripts = raw.scripts.some(isExecuted);
  const rendered = hasScripts ? await renderPage(deps, { url, body, content_type }) : raw;
  if (rendered === null) return null;
  if ('led_to' in rendered) return { sample: null, links: [rendered.led_to], hasScripts };
  const [rawLinks, links] = [internalLinks(raw), internalLinks(rendered)];
  return {
    links,
    hasScripts,
    sample: {
      url,
      raw_links: rawLinks.length,
      rendered_links: links.length,
      raw_words: raw.text.word_count,
      rendered_words: rendered.text.word_count,
    },
  };
}

async function renderPage(
  { openSession }: SampleDeps,
  page: { url: string; body: Uint8Array; content_type: string | null },
): Promise<HtmlFacts | { led_to: string } | null> {
  const session = await openSession();
  const dom = await session.render(page);
  if ('error' in dom) return null;
  if (dom.documents > 1) return findTarget(page.url, dom.url);
  const body = Buffer.from(dom.html, 'utf8');
  return parsePage({ url: page.url, body, contentType: 'text/html; charset=utf-8', targetKeywords: [] });
}

/** Null where scripts lead to another site. */
function findTarget(url: string, ledTo: string): { led_to: string } | null {
  const target = new URL(ledTo);
  target.hash = '';
  return target.origin === new URL(url).origin ? { led_to: target.href } : null;
}

/** Others are blocks of data (HTML, 4.12.1). */
function isExecuted({ type }: { type: string | null }): boolean {
  return type === null || /^\s*$|javascript|ecmascript|^module$/i.test(type);
}

function internalLinks({ anchors }: HtmlFacts): string[] {
  return [...new Set(anchors.flatMap(({ internal, url }) => (internal && url !== null ? [url] : [])))];
}

/** What a crawl whose mode is `auto` falls back to where there is no browser; null for failures of another kind. */
export function decisionWithoutBrowser(error: unknown): RenderDecision | null {
  if (!isDomainError(error) || (error.code !== 'browser_unavailable' && error.code !== 'browser_failed')) return null;
  return { rendered: false, reason: `Pages were read by their source alone: ${error.message}.`, sample: [] };
}
