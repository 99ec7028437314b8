import type { CrawlAgent } from '../../domain/crawl/crawl-agent.js';
import type { HtmlFacts } from '../../domain/seo/artifacts/html.js';
import type { LayoutFacts } from '../../domain/seo/artifacts/rendered-page.js';
import type { SpeedArtifact, SpeedStrategy } from '../../domain/seo/artifacts/speed.js';
import type { SiteHeaders } from '../site-headers.js';
import type { ShotDevice } from './chrome/devices.js';

export interface SpeedRequest {
  url: string;
  strategy: SpeedStrategy;
  /** Language of titles and descriptions, BCP 47; one that Lighthouse does not speak gives English. */
  locale: string | null;
  /** What opens the site, where it is not public. Secret. */
  site?: SiteHeaders | null;
  signal: AbortSignal;
}

/** Something that loads a page in a real browser and judges its speed. */
export interface SpeedBrowser {
  /**
   * @throws DomainError browser_unavailable (there is none here), browser_failed (it died, retryable), timeout
   * @throws the signal's reason when the caller aborts; the run is cleaned up by then
   */
  measure(request: SpeedRequest): Promise<SpeedArtifact>;
}

/** A page as a browser got it and as it shows it. */
export interface LoadedPage {
  url: string;
  source_url: string;
  final_url: string;
  script_redirect: string | null;
  documents: number;
  status: number;
  error: string | null;
  duration_ms: number;
  /** The body of the first document, decoded from its content encoding; null when there is none. */
  source: { body: Uint8Array; content_type: string | null } | null;
  /** The last document after its scripts have run, as HTML. */
  dom: string | null;
  layout: LayoutFacts | null;
}

export interface PageLoadRequest {
  urls: readonly string[];
  /** Which crawler the browser identifies itself as. @default own */
  userAgent?: CrawlAgent;
  /** What opens the site, where it is not public. Secret. */
  site?: SiteHeaders | null;
  signal: AbortSignal;
}

/** Loads and inspects pages in a real browser. */
export interface PageBrowser {
  /**
   * @returns one entry a URL, in their order; a page that fails has `error` set and costs no other its turn
   * @throws DomainError browser_unavailable, browser_failed (it cannot be started, retryable)
   * @throws the signal's reason when the caller aborts; nothing of the run is left then
   */
  load(request: PageLoadRequest): Promise<LoadedPage[]>;
}

/** an image of a page in one view. */
export interface PageShot {
  device: ShotDevice;
  /** A JPEG file. */
  jpeg: Buffer;
}

/** Something that takes images of a page in the views that reports show. */
export interface StartPageCamera {
  /**
   * @returns the images that could be taken; none of a page that does not load
   * @throws DomainError browser_unavailable, browser_failed, timeout; the signal's reason
   */
  capture(request: { url: string; site?: SiteHeaders | null; signal: AbortSignal }): Promise<PageShot[]>;
}

/** The crawl's own reading of HTML, so that source and rendered page are read alike; null for what is no HTML. */
export type ParseHtml = (input: { url: string; body: Buffer; contentType: string | null }) => HtmlFacts | null;
