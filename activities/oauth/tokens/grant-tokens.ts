import { DomainError, isDomainError } from '../../../domain/base/errors.js';
import type { OAuthClient, ProviderTokens } from '../../../domain/oauth/oauth-client.js';
import type { Pause } from '../../../domain/oauth/ports.js';
import type { AccessToken, OAuthGrant, RefreshClaim, SealedTokens } from '../../../domain/oauth/sealed-tokens.js';

/** One grant: where it is kept, who renews it, and what its user learns. */
export interface GrantSource {
  /** As errors name it, such as "Google Analytics". */
  name: string;
  /** @throws DomainError where there is none, or it has ended */
  read(): Promise<OAuthGrant>;
  /** @throws DomainError provider_missing */
  client(): OAuthClient;
  seal(tokens: ProviderTokens): SealedTokens;
  /** @throws DomainError when its key is gone */
  open(field: 'access_token' | 'refresh_token', sealed: string): Promise<string>;
  /** False while another process holds it, or the version is another one. */
  claim(claim: RefreshClaim & { until: Date }): Promise<boolean>;
  /** False when the claim was lost meanwhile, or the grant is another one. */
  save(claim: RefreshClaim, tokens: SealedTokens): Promise<boolean>;
  release(claim: RefreshClaim): Promise<void>;
  /** The provider has ended this version of it. @returns what its user learns; null when it is another one by now */
  end(error: DomainError, version: number): Promise<DomainError | null>;
  /** A failure that may pass. */
  note(error: DomainError): Promise<void>;
}

export interface GrantTokensDeps {
  now(): Date;
  pause: Pause;
  randomWord(): string;
}

export interface GrantTokens {
  /** A token that holds for some minutes yet. @throws DomainError connection_expired, dependency_unavailable, … */
  get(source: GrantSource, signal: AbortSignal): Promise<AccessToken>;
  /** Another one than that, which was refused. @throws as get */
  renew(source: GrantSource, refused: Pick<AccessToken, 'version'>, signal: AbortSignal): Promise<AccessToken>;
}

/** Long enough for the longest request to end with the token that it began with. */
const REFRESH_AHEAD_MS = 5 * 60_000;
/** Twice the timeout of a refresh: after that, the process that claimed it has died. */
const CLAIM_MS = 30_000;
const SPARE_MS = 30_000;
const LOOK_MS = 200;
const SAVE_TRIES = 5;
const PATIENCE_MS = 60_000;

/**
 * Tokens of users, refreshed before they end. Of all processes one requests the provider; the others wait for the
 * result in the store, since a refresh token may be valid for one use only, and some providers end the whole grant when
 * one is used twice (RFC 9700 section 4.14.2).
 */
export function createGrantTokens(deps: GrantTokensDeps): GrantTokens {
  async function fresh(source: GrantSource, isGood: IsGood, signal: AbortSignal): Promise<AccessToken> {
    const endMs = deps.now().getTime() + PATIENCE_MS;
    for (;;) {
      const grant = await source.read();
      if (isGood(grant)) return readToken(source, grant);
      const refreshed = await refresh(deps, source, grant);
      if (refreshed) return refreshed;
      if (deps.now().getTime() > endMs) {
        throw new DomainError('dependency_unavailable', `Access to ${source.name} is being renewed`, true);
      }
      await deps.pause(LOOK_MS, signal);
    }
  }
  const leftMs = ({ expires_at }: OAuthGrant) => Date.parse(expires_at) - deps.now().getTime();
  return {
    get: (source, signal) =>
      fresh(source, (grant) => leftMs(grant) > REFRESH_AHEAD_MS, signal).catch((error: unknown) =>
        spareToken(source, leftMs, error),
      ),
    // One that was just renewed is good, however short its life.
    renew: (source, refused, signal) =>
      fresh(source, (grant) => grant.version > refused.version && leftMs(grant) > SPARE_MS, signal),
  };
}

type IsGood = (grant: OAuthGrant) => boolean;

/** While the provider is unavailable, a token that is still valid is used. */
async function spareToken(
  source: GrantSource,
  leftMs: (grant: OAuthGrant) => number,
  error: unknown,
): Promise<AccessToken> {
  if (!isDomainError(error) || error.code !== 'dependency_unavailable' || !error.retryable) throw error;
  const grant = await source.read();
  if (leftMs(grant) < SPARE_MS) throw error;
  return readToken(source, grant);
}

/**
 * Null when another process is refreshing it, or has just done so. New tokens are stored before they are used, and take
 * the place of the old ones only then; an answer without a refresh token keeps the one before (RFC 6749 section 6).
 */
async function refresh(deps: GrantTokensDeps, source: GrantSource, grant: OAuthGrant): Promise<AccessToken | null> {
  const { version } = grant;
  const client = source.client();
  if (grant.refresh_token === null) {
    const error = new DomainError('connection_expired', 'Access has ended and cannot be renewed; connect again');
    return endGrant(source, error, version);
  }
  const refreshToken = await source.open('refresh_token', grant.refresh_token);
  const claim = { version, by: deps.randomWord() };
  const until = new Date(deps.now().getTime() + CLAIM_MS);
  if (!(await source.claim({ ...claim, until }))) return null;
  try {
    // Must not be aborted: a token that was rotated but not stored would be lost. It has its own timeout.
    const tokens = await client.refresh(refreshToken, new AbortController().signal);
    const sealed = source.seal({ ...tokens, refresh_token: tokens.refresh_token ?? refreshToken });
    if (!(await untilSaved(deps, () => source.save(claim, sealed)))) return null;
    return { token: tokens.access_token, version: version + 1 };
  } catch (error) {
    if (isDomainError(error) && error.code === 'connection_expired') {
      return endGrant(source, error, version);
    }
    await source.release(claim);
    if (isDomainError(error)) await source.note(error);
    throw error;
  }
}

/** Null when it was connected again, or renewed by a process that was taken for dead, while the provider was asked. */
async function endGrant(source: GrantSource, error: DomainError, version: number): Promise<null> {
  const ended = await source.end(error, version);
  if (ended) throw ended;
  return null;
}

/** A database that is away for a moment must not cost a rotated token. */
async function untilSaved({ pause }: GrantTokensDeps, save: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await save();
    } catch (error) {
      if (tries === SAVE_TRIES) throw error;
      await pause(tries * 500, new AbortController().signal);
    }
  }
}

async function readToken(source: GrantSource, { access_token, version }: OAuthGrant): Promise<AccessToken> {
  return { token: await source.open('access_token', access_token), version };
}
