import { createHash } from 'node:crypto';
import { UNSUBSCRIBE_STYLE } from '../unsubscribe/unsubscribe-style.js';
import { CONNECT_SCRIPT } from './connect-script.js';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The one style and the one script; nothing is loaded or sent anywhere. */
export const CONNECT_POLICY = [
  "default-src 'none'",
  `script-src ${hash(CONNECT_SCRIPT)}`,
  `style-src ${hash(UNSUBSCRIBE_STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
