import type { JWTVerifyGetKey } from 'jose';
import { fetchProviderMetadata, type ProviderAddress, type ProviderMetadata } from './provider-metadata.js';
import { createSigningKeys, KeysUnavailableError } from './signing-keys.js';

export interface IdentityProvider {
  issuer: string;
  /** @throws KeysUnavailableError while the issuer has never been reached. */
  discover(): Promise<ProviderMetadata>;
  /** For jose's jwtVerify. */
  signingKey: JWTVerifyGetKey;
}

/** How long a failed attempt is remembered: before the first success, and after it. */
const FIRST_RETRY_MS = 1_000;
const RETRY_MS = 30_000;
/** Addresses hardly ever change; an issuer that moved is noticed within the hour. */
const FRESH_MS = 3_600_000;

/** Nothing is fetched before the first request needs it; later the addresses are refreshed in the background. */
export function createIdentityProvider(address: ProviderAddress, now: () => number = Date.now): IdentityProvider {
  let found: { metadata: ProviderMetadata; at: number } | null = null;
  let pending: Promise<ProviderMetadata> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let keys: { uri: string; get: JWTVerifyGetKey } | null = null;

  async function refresh(): Promise<ProviderMetadata> {
    try {
      const metadata = await fetchProviderMetadata(address);
      found = { metadata, at: now() };
      return metadata;
    } catch (cause) {
      failedAt = now();
      if (found) return found.metadata;
      throw new KeysUnavailableError('The identity provider is not reachable', { cause });
    } finally {
      pending = null;
    }
  }

  async function discover(): Promise<ProviderMetadata> {
    const restMs = found ? RETRY_MS : FIRST_RETRY_MS;
    const mayAsk = now() - failedAt >= restMs;
    if (found) {
      if (mayAsk && now() - found.at >= FRESH_MS) pending ??= refresh();
      return found.metadata;
    }
    if (!mayAsk) throw new KeysUnavailableError('The identity provider is not reachable');
    pending ??= refresh();
    return pending;
  }

  return {
    issuer: address.issuer,
    discover,
    signingKey: async (header, token) => {
      const { jwks_uri: uri } = await discover();
      if (keys?.uri !== uri) keys = { uri, get: createSigningKeys(uri, now) };
      return keys.get(header, token);
    },
  };
}
