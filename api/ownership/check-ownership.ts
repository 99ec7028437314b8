import { timingSafeEqual } from 'node:crypto';
import { isDomainError } from '../../domain/base/errors.js';
import { coversSite } from '../../domain/ownership/covers-site.js';
import { describeWays } from '../../domain/ownership/describe-ways.js';
import { findVerificationTokens } from '../../domain/ownership/find-verification-tokens.js';
import {
  type MethodOutcome,
  OWNERSHIP_METHODS,
  type Ownership,
  type OwnershipMethod,
  verificationText,
} from '../../domain/ownership/ownership.js';
import type { GuardedFetch } from '../../platform/network/guarded-fetch.js';
import type { OwnershipTokens } from '../../platform/ownership-token.js';
import type { ConnectionsRepository } from '../../store/search/connections.js';
import type { IntegrationGateway } from '../search/integration-gateway.js';
import { readOwnPage } from './read-own-page.js';

export interface CheckOwnershipDeps {
  ownership: {
    tokens: OwnershipTokens;
    fetch: GuardedFetch;
    resolveTxt: (name: string) => Promise<string[][]>;
  };
  connections: Pick<ConnectionsRepository, 'find'>;
  gateway: Pick<IntegrationGateway, 'listProperties'>;
}

/**
 * Tries all ways to prove that the user owns a site, as it is now. One file, one page and two DNS names are read;
 * robots.txt does not apply to them, since the user requests it.
 */
export async function checkOwnership(deps: CheckOwnershipDeps, ownership: Ownership): Promise<MethodOutcome[]> {
  const { tokens, fetch, resolveTxt } = deps.ownership;
  const token = tokens.derive(ownership.user_id, ownership.site);
  const ways = describeWays(ownership, token);
  const checks: Record<OwnershipMethod, () => Promise<string | null>> = {
    dns: async () => {
      const names = [ways.dns.name, ways.dns.label_name];
      const records = (await Promise.all(names.map((name) => readTexts(resolveTxt, name)))).flat();
      return records.some((record) => isEqual(record, ways.dns.value)) ? null : NO_RECORD;
    },
    file: async () => {
      const text = (await readOwnPage(fetch, ways.file.url)).trim();
      return isEqual(text, verificationText(token)) ? null : `${ways.file.url} holds another text.`;
    },
    meta: async () => {
      const found = findVerificationTokens(await readOwnPage(fetch, ways.meta.url));
      return found.some((each) => isEqual(each, token)) ? null : `The head of ${ways.meta.url} has no such tag.`;
    },
    search_console: () => checkSearchConsole(deps, ownership),
  };
  return Promise.all(
    OWNERSHIP_METHODS.map(async (method) => ({ method, reason: await checks[method]().catch(explainFailure) })),
  );
}

/** None where the name has no TXT record. */
async function readTexts(resolveTxt: CheckOwnershipDeps['ownership']['resolveTxt'], name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((pieces) => pieces.join('').trim());
  } catch (error) {
    if (isNameless(error)) return [];
    throw error;
  }
}

function isNameless(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'ENOTFOUND' || code === 'ENODATA';
}

async function checkSearchConsole(
  { connections, gateway }: CheckOwnershipDeps,
  { user_id, origin }: Ownership,
): Promise<string | null> {
  const known = await connections.find(user_id, 'searchconsole');
  if (!known || known.status === 'disconnected' || known.status === 'expired')
    return 'Search Console is not connected.';
  const outcome = await gateway.listProperties({ user_id, platform: 'searchconsole' });
  if (outcome === null) return 'Search Console has not responded yet. Try again in a minute.';
  if (!outcome.listed) return outcome.error.detail;
  const listed = await connections.find(user_id, 'searchconsole');
  const owned = listed?.owned_properties ?? [];
  return owned.some((property) => coversSite(property, origin))
    ? null
    : 'The connected account is neither owner nor full user of a property of the site.';
}

const NO_RECORD = 'No TXT record has the text.';

/** In constant time, so that a guess learns nothing from how long it takes. */
function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Errors are reported as they are. */
function explainFailure(error: unknown): string {
  if (isDomainError(error) || error instanceof Error) return error.message || 'The site does not respond.';
  return 'The site does not respond.';
}
