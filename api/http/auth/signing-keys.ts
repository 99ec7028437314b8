import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';

/** An unknown key id makes us read the issuer's keys again, but not more often than this. */
const COOLDOWN_MS = 30_000;
/** After this the keys are fetched again in the background, so that no request waits for it. */
const FRESH_MS = 600_000;
/** While the issuer is down, known keys stay valid for a day. */
const STALE_MS = 86_400_000;
/** Before the first success every request depends on it, so try again soon. */
const FIRST_RETRY_MS = 1_000;

/** The issuer is unavailable, and the known keys are not enough to verify the token. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

/**
 * Keys of one issuer for jose. At most one fetch per cool-down whether it succeeds or fails; a miss never drops known
 * keys. Which key is used comes from the token's `kid` and `alg` alone: `jwk`, `jku` and `x5u` in a header are ignored.
 * @param now milliseconds since the epoch.
 */
export function createSigningKeys(jwksUri: string, now: () => number = Date.now): JWTVerifyGetKey {
  let succeededAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;

  const fetchOnce: FetchImplementation = async (url, options) => {
    const restMs = Number.isFinite(succeededAt) ? COOLDOWN_MS : FIRST_RETRY_MS;
    if (now() - Math.max(failedAt, succeededAt) < restMs)
      throw new KeysUnavailableError('The issuer was asked a moment ago');
    try {
      const response = await fetch(url, options);
      if (response.status !== 200) throw new KeysUnavailableError(`The issuer's keys returned ${response.status}`);
      succeededAt = now();
      return response;
    } catch (failure) {
      failedAt = now();
      throw failure;
    }
  };

  // When to fetch is decided above and below; jose only adds: one at a time, 5 s each, on an unknown key id.
  const remote = createRemoteJWKSet(new URL(jwksUri), {
    cooldownDuration: 0,
    cacheMaxAge: Number.POSITIVE_INFINITY,
    [customFetch]: fetchOnce,
  });

  return async (header, token) => {
    const ageMs = now() - succeededAt;
    try {
      // Ahead of time: the keys at hand still hold, and once they do not, the failure is thrown below.
      if (ageMs > FRESH_MS && ageMs < STALE_MS) remote.reload().catch(() => {});
      else if (ageMs >= STALE_MS) await remote.reload();
      return await remote(header, token);
    } catch (failure) {
      if (failure instanceof errors.JWKSNoMatchingKey || failure instanceof errors.JWKSMultipleMatchingKeys)
        throw failure;
      const known = now() - succeededAt < STALE_MS ? remote.jwks() : undefined;
      if (!known) throw new KeysUnavailableError('The issuer is not reachable', { cause: failure });
      return createLocalJWKSet(known)(header, token);
    }
  };
}
