import { isIP } from 'node:net';
import type { FetchError } from '../../../domain/seo/artifacts/fetch.js';

/** This many foreign names that all fail mean a network without outside access rather than dead domains. */
const MANY_HOSTS = 3;

type Checked = { url: string; status: number; error: FetchError | null; verdict: string };

/**
 * Names that don't resolve are not the site's error when the audit itself has no access to the outside: when no foreign
 * host responded at all and many failed, or when the site itself is reached without DNS. Those become unverified.
 * @param ownHost of the audited site, with its port
 */
export function doubtDns<Result extends Checked>(results: readonly Result[], ownHost: string): Result[] {
  const foreign = results.filter(({ url, verdict }) => new URL(url).host !== ownHost && verdict !== 'not_checked');
  const failed = new Set(foreign.filter(isDnsFailure).map(({ url }) => new URL(url).host));
  const isProven = foreign.some((result) => !isDnsFailure(result) && (result.status > 0 || result.error !== null));
  const isOffline = failed.size > 0 && !isProven && (failed.size >= MANY_HOSTS || needsNoDns(ownHost));
  if (!isOffline) return [...results];
  return results.map((result) => (isDnsFailure(result) ? { ...result, verdict: 'unverified' } : result));
}

function isDnsFailure({ status, error }: Checked): boolean {
  return status === 0 && error?.kind === 'dns';
}

function needsNoDns(host: string): boolean {
  const { hostname } = new URL(`http://${host}/`);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}
