import { type TokenField, tokenPlace } from '../../domain/search-data/connection-grant.js';
import type { SweptGrant } from '../../store/repositories/connection-sweeps.js';
import type { SearchDataDeps } from './search-data-deps.js';
import type { WatchPageInput } from './watch-connections.js';

export interface ResealPage {
  resealed: number;
  /** Sealed with a key that is not there any more. */
  lost: number;
  next: string | null;
}

const PAGE = 100;

/**
 * Seals tokens with the key that seals now, so that an old key can be taken out of ENCRYPTION_KEYS. Each connection is one
 * step: broken off anywhere it goes on with those that are left, and a second time finds none.
 */
export async function resealConnections(deps: SearchDataDeps, { after }: WatchPageInput): Promise<ResealPage> {
  const { keyId } = deps.secrets;
  if (keyId === null) return { resealed: 0, lost: 0, next: null };
  const { items, next } = await deps.connectionSweeps.sealedOtherwise(keyId, after, PAGE);
  const page: ResealPage = { resealed: 0, lost: 0, next };
  for (const grant of items) {
    const tokens = openTokens(deps, grant);
    if (tokens === null) {
      page.lost += 1;
      continue;
    }
    const seal = (field: TokenField, text: string) => deps.secrets.seal(text, placeOf(grant, field));
    const sealed = {
      access_token: seal('access_token', tokens.access_token),
      refresh_token: tokens.refresh_token === null ? null : seal('refresh_token', tokens.refresh_token),
      key_id: keyId,
    };
    if (await deps.connectionSweeps.reseal(grant, sealed)) page.resealed += 1;
  }
  return page;
}

/** Null when they cannot be read; whoever needs them next is told why. */
function openTokens({ secrets }: SearchDataDeps, grant: SweptGrant) {
  try {
    return {
      access_token: secrets.open(grant.access_token, placeOf(grant, 'access_token')),
      refresh_token: grant.refresh_token && secrets.open(grant.refresh_token, placeOf(grant, 'refresh_token')),
    };
  } catch {
    return null;
  }
}

function placeOf({ user_id, platform }: SweptGrant, field: TokenField): string {
  return tokenPlace(user_id, platform, field);
}
