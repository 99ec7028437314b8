import { shorten } from '../../base/text/text-form.js';
import type { RedirectChain } from '../site/redirect-chain.js';

/** A chain as printable evidence: "/b → /c → /d", at most 300 characters. */
export function showChain(chain: RedirectChain): string {
  return shorten(chain.hops.join(' → '), 300);
}
