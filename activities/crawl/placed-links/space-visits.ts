import { readHost } from '../../../domain/base/url/url-identity.js';
import { waitOrAbort } from '../fetch/politeness.js';
import type { LinkCheckDeps } from '../link-check-deps.js';
import type { HttpFetcher } from '../ports.js';

export const DEFAULT_SPACING_MS = 10_000;
/** The turns of robots.txt and a redirect or two are worth waiting for. */
const MOST_TURNS_AHEAD = 3;

/** Other visits of the host have taken the next turns: this one is for later. */
export class HostBusyError extends Error {}

/**
 * The same fetcher, each request at its host's turn, which all workers share: no host gets two requests within the spacing, be they
 * for robots.txt, a page or a redirect.
 * @throws HostBusyError from fetchOnce when the turn is too far away
 */
export function spaceVisits(
  { fetcher, hostTurns, wait = waitOrAbort, now }: Pick<LinkCheckDeps, 'fetcher' | 'hostTurns' | 'wait' | 'now'>,
  spacingMs: number,
): HttpFetcher {
  return {
    async fetchOnce(url, options = {}) {
      const at = await hostTurns.reserve(readHost(url), {
        now: new Date(now()),
        spacing_ms: spacingMs,
        most_wait_ms: spacingMs * MOST_TURNS_AHEAD,
      });
      if (at === null) throw new HostBusyError(`The next turns at ${readHost(url)} are taken`);
      await wait(at.getTime() - now(), options.signal ?? new AbortController().signal);
      return fetcher.fetchOnce(url, options);
    },
  };
}
