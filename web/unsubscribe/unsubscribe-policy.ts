import { createHash } from 'node:crypto';
import { UNSUBSCRIBE_STYLE } from './unsubscribe-style.js';

const styleHash = createHash('sha256').update(UNSUBSCRIBE_STYLE).digest('base64');

/** The one style, and a form that posts to the page's own origin; nothing is loaded, nothing runs. */
export const UNSUBSCRIBE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
