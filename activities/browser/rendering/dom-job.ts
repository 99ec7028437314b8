import type { SiteHeaders } from '../../site-headers.js';

/** How the pages of one crawl are rendered: sent to the child once, as JSON in its first argument. */
export interface DomSettings {
  /** Our name, at the end of what the browser calls itself. */
  agent: string;
  /** Tabs at work at the same time. */
  tabs: number;
  /** Of the crawled site: requests to it obey `robots`. */
  origin: string;
  /** What opens the site; null where it is public. Secret. */
  site: SiteHeaders | null;
  /** Text of the origin's robots.txt and the product token that its groups are matched with; null to load everything. */
  robots: { text: string; agentToken: string } | null;
}

export interface DomJob {
  /** Of a running browser's DevTools. */
  port: number;
  /** For a tab to open. */
  openLimitMs: number;
  pageLimitMs: number;
  settleLimitMs: number;
}

/** What the child receives: first the settings, which hold secrets and so are no arguments, then pages. */
export type DomRequest = { settings: DomSettings } | { id: number; page: SourcePage };

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

export interface DomReply {
  id: number;
  dom: RenderedDom;
}
