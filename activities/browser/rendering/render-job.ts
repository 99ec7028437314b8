import type { LoadedPage } from '../ports.js';
import type { LoadOptions } from './load-page.js';

/** The job for the rendering child, as JSON in its first argument. */
export interface RenderJob extends LoadOptions {
  /** Of a running browser's DevTools. */
  port: number;
  urls: string[];
}

/** What the child reports for each page, in the order of the URLs, after one message that it is connected. */
export interface RenderMessage {
  page: LoadedPage;
}
