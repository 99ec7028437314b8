import { createHash } from 'node:crypto';
import { REPORT_STYLE } from './style/report-style.js';

const styleHash = createHash('sha256').update(REPORT_STYLE).digest('base64');

/** For the page itself, so that it holds in a saved file too: nothing but the one style and pictures that lie in it. */
export const REPORT_META_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;

/** For the answer's header: frames can be forbidden there alone (CSP Level 3, 3.3). */
export const REPORT_POLICY = `${REPORT_META_POLICY}; frame-ancestors 'none'`;
