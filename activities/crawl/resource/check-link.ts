import type { ExternalLinkResult } from '../../../domain/seo/artifacts/external-link.js';
import type { FetchError, FetchErrorKind, FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { isUnverified } from '../fetch/is-unverified.js';

const TIMEOUT_MS = 15_000;
/** What servers say that do not know HEAD. */
const HEAD_REFUSED = new Set([400, 403, 404, 405, 406, 500, 501, 503]);
const NOT_REQUESTED = new Set<FetchErrorKind>(['url_not_allowed', 'disallowed_by_robots']);
/** With this many names unresolved and none resolved, our own connection is down: further requests prove nothing. */
const LOST_AFTER_HOSTS = 16;

/** The result for a link target that was not requested. */
export function uncheckedLink(url: string): ExternalLinkResult {
  return { url, status: 0, error: null, verdict: 'not_checked', redirect_url: null, permanent: false };
}

/** Requests one link target: HEAD, then GET where HEAD proves nothing. Redirects are not followed. */
export async function checkLink(
  deps: Pick<CrawlDeps, 'fetcher'>,
  url: string,
  names: NameRecord,
  signal: AbortSignal,
): Promise<ExternalLinkResult> {
  const { hostname } = new URL(url);
  const unresolved = names.errorOf(hostname);
  if (unresolved) return { ...uncheckedLink(url), error: unresolved, verdict: 'broken' };
  let { facts } = await deps.fetcher.fetchOnce(url, { method: 'HEAD', timeoutMs: TIMEOUT_MS, signal });
  names.note(hostname, facts.error);
  if (mayAnswerGet(facts)) {
    ({ facts } = await deps.fetcher.fetchOnce(url, { wantsBody: () => false, timeoutMs: TIMEOUT_MS, signal }));
  }
  const { status, error, redirect_url } = facts;
  // A host or port that we may not request may still work for others.
  const verdict = error !== null && NOT_REQUESTED.has(error.kind) ? 'not_checked' : verdictOf(facts);
  return { url, status, error, verdict, redirect_url, permanent: status === 301 || status === 308 };
}

/** A name that does not resolve, or that we may not request, is the same for every method. */
function mayAnswerGet({ error, status }: FetchFacts): boolean {
  if (error !== null) return !NOT_REQUESTED.has(error.kind) && error.kind !== 'dns';
  return HEAD_REFUSED.has(status);
}

/** Which names did not resolve: each is looked up once, however many links lead there. */
export class NameRecord {
  private readonly unresolved = new Map<string, FetchError>();
  private hasResolved = false;

  get isLost(): boolean {
    return !this.hasResolved && this.unresolved.size >= LOST_AFTER_HOSTS;
  }

  errorOf(hostname: string): FetchError | undefined {
    return this.unresolved.get(hostname);
  }

  note(hostname: string, error: FetchError | null): void {
    if (error?.kind === 'dns') this.unresolved.set(hostname, error);
    else if (error === null || !NOT_REQUESTED.has(error.kind)) this.hasResolved = true;
  }
}

function verdictOf(facts: FetchFacts): ExternalLinkResult['verdict'] {
  const { status } = facts;
  if (isUnverified(facts)) return 'unverified';
  if (status >= 200 && status < 300) return 'ok';
  if (status >= 300 && status < 400) return 'redirect';
  return 'broken';
}
