import type { SiteHeaders } from './site-headers.js';

/** How the pages of one crawl are rendered. */
export interface DomSettings {
  /** Our name, at the end of what the browser calls itself. */
  agent: string;
  /** Pages that are rendered at the same time. */
  tabs: number;
  /** Of the crawled site: requests to it obey `robots`. */
  origin: string;
  /** What opens the site; null where it is public. Secret. */
  site: SiteHeaders | null;
  /** Text of the origin's robots.txt and the product token that its groups are matched with; null to load everything. */
  robots: { text: string; agentToken: string } | null;
}

/** A page as it was fetched: the browser gets this in place of asking the server once more. */
export interface SourcePage {
  url: string;
  body: Uint8Array;
  content_type: string | null;
}

/** What the page is after its scripts have run, or why that is not known. */
export type RenderedDom =
  | {
      html: string;
      /** Where it ended; other than the page's own after history.pushState or a redirect by script. */
      url: string;
      /** More than one: a script led to another document, which this is. */
      documents: number;
      /** False: the time was up while it still loaded, and more may have come. */
      settled: boolean;
    }
  | { error: string };

/** A browser that renders pages of one crawl from their fetched source; to be closed. */
export interface DomSession {
  /** Never throws: the result says what happened to the page. */
  render(page: SourcePage): Promise<RenderedDom>;
  close(): Promise<void>;
}

/** What crawling asks of the browser; activities/browser has it. */
export interface DomRenderer {
  /** @throws DomainError browser_unavailable, browser_failed; the signal's reason */
  open(settings: DomSettings, signal: AbortSignal): Promise<DomSession>;
}
