import { createHash } from 'node:crypto';
import { REPORT_STYLE } from './style/report-style.js';

/** For a page with style sheets of ours, so that it holds in a saved file too: those styles and images inside the page. */
export function composeMetaPolicy(...styles: string[]): string {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return `default-src 'none'; style-src ${hashes.join(' ')}; img-src data:; base-uri 'none'; form-action 'none'`;
}

/** For the header of a response: frames can be forbidden there alone (CSP Level 3, 3.3). */
export function composeHeaderPolicy(...styles: string[]): string {
  return `${composeMetaPolicy(...styles)}; frame-ancestors 'none'`;
}

export const REPORT_META_POLICY = composeMetaPolicy(REPORT_STYLE);
export const REPORT_POLICY = composeHeaderPolicy(REPORT_STYLE);
