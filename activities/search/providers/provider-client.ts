import type { z } from 'zod';
import { DomainError } from '../../../domain/base/errors.js';
import type { Pause, ProviderFetch } from '../../../domain/oauth/ports.js';
import type { AccessTokens } from '../../../domain/search/access-tokens.js';
import type { Platform } from '../../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import { judgeRefusal, type ProviderRefusal } from '../../../domain/search/provider-refusal.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';

export interface ProviderClientDeps {
  fetch: ProviderFetch;
  tokens: AccessTokens;
  pause: Pause;
  now(): Date;
  /** 0–1, so that many who were turned away do not come back at once. */
  random(): number;
}

export interface ProviderCall<Answer> {
  user_id: OwnerId;
  platform: Platform;
  url: string;
  /** JSON; a POST when there is one. */
  body?: object;
  schema: z.ZodType<Answer>;
}

export type AskProvider = <Answer>(call: ProviderCall<Answer>, signal: AbortSignal) => Promise<Answer>;

/** 25,000 rows with long addresses and queries. */
const MAX_BYTES = 48 * 1024 * 1024;
const TIMEOUT_MS = 120_000;
const TRIES = 5;
const FIRST_WAIT_MS = 1_000;
/** Longer waits are the workflow's: an activity that sleeps for a quarter of an hour only holds a slot. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Calls of a provider's API in a user's name. A rejected token is renewed once; quotas and temporary errors are waited
 * out, as long as the provider says and within limits. Responses are validated, since they can't be trusted.
 * @throws DomainError rate_limited, dependency_unavailable (both retryable), not_found, and those of {@link
 * AccessTokens}
 */
export function createProviderClient(deps: ProviderClientDeps): AskProvider {
  return async (call, signal) => {
    const { user_id, platform } = call;
    let token = await deps.tokens.get(user_id, platform, signal);
    let renewed = false;
    for (let attempt = 1; ; attempt++) {
      const outcome = await attemptCall(deps, call, token.token, signal);
      if ('answer' in outcome) return outcome.answer;
      const { refusal } = outcome;
      if (refusal.kind === 'token' && !renewed) {
        renewed = true;
        token = await deps.tokens.renew(user_id, platform, token, signal);
        continue;
      }
      const waitMs = waitFor(refusal, attempt, deps.random());
      if (attempt === TRIES || waitMs === null) throw toDomainError(refusal, platform);
      await deps.pause(waitMs, signal);
    }
  };
}

type Outcome<Answer> = { answer: Answer } | { refusal: ProviderRefusal };

async function attemptCall<Answer>(
  { fetch, now }: ProviderClientDeps,
  { url, body, schema }: ProviderCall<Answer>,
  token: string,
  signal: AbortSignal,
): Promise<Outcome<Answer>> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const asked = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal };
  // Without a response it is an outage, whatever happened in between: it is tried again, and reported in the end.
  const response = await fetch(
    url,
    body === undefined
      ? { method: 'GET', headers, ...asked }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          ...asked,
        },
  ).catch(() => null);
  signal.throwIfAborted();
  if (!response) return { refusal: { kind: 'outage', status: null, retry_after_ms: null } };
  const said: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const retryAfter = response.headers.get('retry-after');
    return { refusal: judgeRefusal(response.status, said, retryAfter, now().getTime()) };
  }
  const parsed = schema.safeParse(said);
  return parsed.success ? { answer: parsed.data } : { refusal: { kind: 'garbled', status: response.status } };
}

/** Null: not worth waiting for, here. */
function waitFor(refusal: ProviderRefusal, attempt: number, random: number): number | null {
  if (refusal.kind !== 'quota' && refusal.kind !== 'outage') return null;
  const ownMs = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.75 + random / 2);
  const waitMs = Math.max(refusal.retry_after_ms ?? 0, ownMs);
  return waitMs > LONGEST_WAIT_MS ? null : Math.round(waitMs);
}

function toDomainError(refusal: ProviderRefusal, platform: Platform): DomainError {
  const { name } = PLATFORM_NAMES[platform];
  switch (refusal.kind) {
    case 'quota':
      return new DomainError('rate_limited', `${name} allows no more requests at the moment; try again later`, true);
    case 'outage':
      return new DomainError(
        'dependency_unavailable',
        refusal.status === null ? `${name} cannot be reached` : `${name} returns status ${refusal.status}`,
        true,
      );
    case 'garbled':
      return new DomainError('dependency_unavailable', `${name} returned something that cannot be read`, true);
    case 'token':
      return new DomainError('dependency_unavailable', `${name} does not accept the access that was given`);
    case 'switched_off':
      return new DomainError(
        'provider_missing',
        `The API of ${name} is not switched on in the project of this installation`,
      );
    case 'forbidden':
      return new DomainError('not_found', `The connected account of ${name} has no access to this property`);
    case 'wrong_request':
      return new DomainError('invalid_input', `${name} refuses the request with status ${refusal.status}`);
  }
}
