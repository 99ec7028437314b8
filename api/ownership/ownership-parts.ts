import type { Config } from '../../platform/config.js';
import { createGuardedDispatcher } from '../../platform/network/guarded-dispatcher.js';
import { createGuardedFetch } from '../../platform/network/guarded-fetch.js';
import type { NetworkGuard } from '../../platform/network/network-guard.js';
import { createTxtResolver } from '../../platform/network/txt-resolver.js';
import { createOwnershipTokens } from '../../platform/ownership-token.js';

const TIMEOUT_MS = 8_000;

/** What proves ownership of sites: tokens, guarded visits, and DNS. Tokens stay on sites for years, like links in mails. */
export function wireOwnership({ UNSUBSCRIBE_SECRET, SESSION_SECRET }: Config, guard: NetworkGuard) {
  const dispatcher = createGuardedDispatcher(guard, {
    connections: 2,
    headersTimeoutMs: TIMEOUT_MS,
    bodyTimeoutMs: TIMEOUT_MS,
    connectTimeoutMs: TIMEOUT_MS,
  });
  return {
    ownership: {
      tokens: createOwnershipTokens(UNSUBSCRIBE_SECRET ?? SESSION_SECRET),
      fetch: createGuardedFetch(dispatcher, guard),
      resolveTxt: createTxtResolver(),
    },
  };
}
