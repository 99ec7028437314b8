import { isDomainError } from '../../domain/base/errors.js';
import type { SearchDataDeps } from './search-data-deps.js';

export interface WatchPageInput {
  /** Where the page before has ended. */
  after: string | null;
}

export interface WatchPage {
  checked: number;
  expired: number;
  failed: number;
  next: string | null;
}

const PAGE = 50;
const AT_ONCE = 5;
/** Providers drop unused refresh tokens, Google after six months; this way a user learns of it within a day. */
const UNUSED_MS = 20 * 60 * 60_000;

/**
 * Renews grants that were not used for long, so that they neither lapse nor fail only when they are needed. One that is
 * gone is marked. Twice: those renewed are not due again.
 */
export async function watchConnections(
  deps: SearchDataDeps,
  { after }: WatchPageInput,
  signal: AbortSignal,
): Promise<WatchPage> {
  const before = new Date(deps.now().getTime() - UNUSED_MS);
  const { items, next } = await deps.connectionSweeps.unusedSince(before, after, PAGE);
  const page: WatchPage = { checked: items.length, expired: 0, failed: 0, next };
  for (let first = 0; first < items.length; first += AT_ONCE) {
    signal.throwIfAborted();
    const some = items.slice(first, first + AT_ONCE);
    await Promise.all(
      some.map(async ({ user_id, platform, version }) => {
        const code = await renew(deps, user_id, platform, version, signal);
        if (code === 'connection_expired') page.expired += 1;
        // Who disconnected meanwhile has not failed.
        else if (code !== null && code !== 'not_connected') page.failed += 1;
      }),
    );
  }
  return page;
}

/** The code of the failure, which the connection shows to its user. */
async function renew(
  { tokens }: SearchDataDeps,
  ...[userId, platform, version, signal]: [
    string,
    Parameters<SearchDataDeps['tokens']['renew']>[1],
    number,
    AbortSignal,
  ]
): Promise<string | null> {
  try {
    await tokens.renew(userId, platform, { token: '', version }, signal);
    return null;
  } catch (error) {
    signal.throwIfAborted();
    if (!isDomainError(error)) throw error;
    return error.code;
  }
}
