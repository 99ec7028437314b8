import type { Operation } from './operations.js';
import { toHttpInput } from './to-http-input.js';

/** How failures of a site without TLS read: no handshake, or nothing that listens on port 443. */
const NO_TLS = /secure connection|\b(?:SSL|TLS|CERT)|refused the connection|connection broke off/i;

/** Whether the same over plain HTTP is worth a try: the site was requested by https:// and did not speak TLS. */
export function mayWorkOverHttp({ error, input }: Pick<Operation, 'error' | 'input'>): boolean {
  return error?.code === 'site_unreachable' && NO_TLS.test(error.detail) && toHttpInput(input) !== null;
}
