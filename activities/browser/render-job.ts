import type { LoadedPage } from './ports.js';

/** What the parent asks of the rendering child, as JSON in its first argument. */
export interface RenderJob {
  /** Of a running browser's DevTools. */
  port: number;
  urls: string[];
  /** Our name, at the end of what the browser calls itself. */
  agent: string;
  /** For one page, from opening to closing it. */
  pageLimitMs: number;
}

/** What the child says of each page, in the order of the URLs. */
export interface RenderMessage {
  page: LoadedPage;
}
