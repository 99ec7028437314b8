import type { DomSettings, RenderedDom, SourcePage } from '../../dom-renderer.js';

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

export interface DomReply {
  id: number;
  dom: RenderedDom;
}
