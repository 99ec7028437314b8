import { readHost } from '../base/url/url-identity.js';
import {
  type Ownership,
  VERIFICATION_LABEL,
  VERIFICATION_NAME,
  VERIFICATION_PATH,
  verificationText,
} from './ownership.js';

/** The four ways to prove ownership, with the exact text to paste. One is enough. */
export interface OwnershipWays {
  /** Either name will do: one with a CNAME record can have no TXT record beside it (RFC 1034 3.6.2), its label can. */
  dns: { type: 'TXT'; name: string; label_name: string; value: string };
  file: { url: string; content: string };
  meta: { url: string; tag: string };
  search_console: { text: string };
}

export function describeWays({ origin, site }: Pick<Ownership, 'origin' | 'site'>, token: string): OwnershipWays {
  const value = verificationText(token);
  const host = readHost(origin);
  return {
    dns: { type: 'TXT', name: host, label_name: `${VERIFICATION_LABEL}.${host}`, value },
    file: { url: `${origin}${VERIFICATION_PATH}`, content: value },
    meta: { url: `${origin}/`, tag: `<meta name="${VERIFICATION_NAME}" content="${token}">` },
    search_console: {
      text: `Connect the Google account that is an owner or full user of a Search Console property of ${site}.`,
    },
  };
}
