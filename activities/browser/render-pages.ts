import { DomainError } from '../../domain/base/errors.js';
import type { CrawlOptions } from '../../domain/crawl/crawl.js';
import { renderedKey } from '../../domain/operations/artifact-keys.js';
import type { PageSummary } from '../../domain/seo/artifacts/page-summary.js';
import type { RenderedPage } from '../../domain/seo/artifacts/rendered-page.js';
import { renderSample } from '../../domain/seo/site/render-sample.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { openSiteHeaders } from '../open-site-headers.js';
import type { BrowserDeps } from './browser-deps.js';
import type { LoadedPage } from './ports.js';

const MAX_PAGES = 10;

/** Either the pages themselves or how many of the crawl's to choose; 10 at most. */
export type RenderPagesInput = { user_id: OwnerId; crawl_id: string; crawl?: Visitor } & (
  | { urls: string[] }
  | { sample: number }
);

/** The user agent and the access that pages are requested with. */
type Visitor = Pick<CrawlOptions, 'user_agent' | 'access'>;

type RenderDeps = Pick<BrowserDeps, 'pages' | 'parseHtml' | 'checkUrl' | 'openAccess' | 'artifacts' | 'crawls'>;

/**
 * Loads pages in a real browser and stores what they are there, beside what their source says, under the crawl. Changes
 * nothing on the site beyond visits of a browser. Twice: renders again and replaces what was stored.
 * @returns how many pages there are and how many of them could not be rendered, each with its reason in the artifact
 * @throws UrlNotAllowedError; DomainError not_found, browser_unavailable, browser_failed, timeout
 */
export async function renderPages(
  deps: RenderDeps,
  input: RenderPagesInput,
  signal: AbortSignal,
): Promise<{ rendered: number; failed: number }> {
  const { user_id, crawl_id, crawl: { user_agent: userAgent = 'own', access } = {} } = input;
  const chosen = 'urls' in input ? input.urls : await chooseSample(deps, input);
  const urls = chosen.slice(0, MAX_PAGES).map((url) => deps.checkUrl(url).href);
  const site = await openSiteHeaders(deps.openAccess, user_id, access);
  const loaded = urls.length > 0 ? await deps.pages.load({ urls, userAgent, site, signal }) : [];
  const pages = loaded.map((page, index) => readLoaded(deps, { ...page, url: chosen[index] ?? page.url }));
  await deps.artifacts.put(user_id, renderedKey(crawl_id), pages);
  const failed = pages.filter(({ error }) => error !== null).length;
  return { rendered: pages.length - failed, failed };
}

async function chooseSample(
  { crawls }: RenderDeps,
  { user_id, crawl_id, sample }: { user_id: OwnerId; crawl_id: string; sample: number },
): Promise<string[]> {
  const crawl = await crawls.find(user_id, crawl_id);
  if (!crawl) throw new DomainError('not_found', 'The crawl is not in the store');
  const pages: PageSummary[] = [];
  for await (const { summary } of crawls.streamDigests(crawl_id)) pages.push(summary);
  const nothing = { robots: null, sitemap: null, probes: null, external_links: null, speed: null };
  const site = buildSiteArtifacts({ start_url: crawl.start_url, pages, ...nothing, crawl_incomplete: true });
  return renderSample(site, sample);
}

function readLoaded({ parseHtml }: RenderDeps, { source, dom, ...page }: LoadedPage): RenderedPage {
  const { error } = page;
  const raw = source
    ? parseHtml({ url: page.source_url, body: Buffer.from(source.body), contentType: source.content_type })
    : null;
  // A browser shows images and plain text as documents of its own making.
  if (error === null && raw === null)
    return { ...page, error: 'It is not an HTML page', raw: null, rendered: null, layout: null };
  const body = dom === null ? null : Buffer.from(dom, 'utf8');
  const rendered = body && parseHtml({ url: page.final_url, body, contentType: 'text/html; charset=utf-8' });
  return { ...page, raw, rendered };
}
