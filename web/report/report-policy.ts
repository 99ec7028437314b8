import { createHash } from 'node:crypto';
import { REPORT_STYLE } from './style/report-style.js';

/** For a page with one style sheet of ours, so that it holds in a saved file too: that style and images inside the page. */
export function metaPolicyOf(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
}

/** For the header of a response: frames can be forbidden there alone (CSP Level 3, 3.3). */
export function headerPolicyOf(style: string): string {
  return `${metaPolicyOf(style)}; frame-ancestors 'none'`;
}

export const REPORT_META_POLICY = metaPolicyOf(REPORT_STYLE);
export const REPORT_POLICY = headerPolicyOf(REPORT_STYLE);
