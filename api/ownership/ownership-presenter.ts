import { describeWays } from '../../domain/ownership/describe-ways.js';
import type { Ownership } from '../../domain/ownership/ownership.js';
import type { OwnershipTokens } from '../../platform/ownership-token.js';
import type { components } from '../generated/openapi.js';

/** An ownership as its user sees it, with the text that proves it. */
export function presentOwnership(
  tokens: OwnershipTokens,
  { user_id, ...ownership }: Ownership,
): components['schemas']['Ownership'] {
  return {
    ...ownership,
    status: ownership.method === null ? 'pending' : 'verified',
    ways: describeWays(ownership, tokens.derive(user_id, ownership.site)),
  };
}
