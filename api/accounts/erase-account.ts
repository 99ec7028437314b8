import type { Platform } from '../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../domain/search/oauth-settings.js';
import type { UserErasuresRepository } from '../../store/accounts/user-erasures.js';
import type { MailboxGrantsRepository } from '../../store/outreach/sending/mailbox-grants.js';
import type { ConnectionsRepository } from '../../store/search/connections.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import type { ReplyGateway } from '../outreach/replies/reply-gateway.js';
import type { MailboxAccessGateway } from '../outreach/sending/mailbox-access-gateway.js';
import type { IntegrationGateway } from '../search/integration-gateway.js';
import type { SiteGateway } from '../sites/site-gateway.js';
import type { ErasureGateway } from './erasure-gateway.js';

export interface EraseAccountDeps {
  connections: Pick<ConnectionsRepository, 'all'>;
  mailboxGrants: Pick<MailboxGrantsRepository, 'all'>;
  sites: Pick<SitesRepository, 'list'>;
  userErasures: UserErasuresRepository;
  gateway: Pick<IntegrationGateway, 'disconnectPlatform'> &
    Pick<MailboxAccessGateway, 'disconnectMailbox'> &
    Pick<ReplyGateway, 'keepReplySchedule'> &
    Pick<SiteGateway, 'dropSiteSchedules'> &
    ErasureGateway;
}

export interface ErasedAccount {
  records: number;
  workflows: number;
  platforms: { platform: Platform; revoked: boolean; next_step: string | null }[];
  /** False: something was still being written when time was over. */
  complete: boolean;
}

/** Passes over everything: what a worker was just writing is found by the next one. */
const MOST_PASSES = 8;
const PAUSE_MS = 500;

/**
 * Erases everything that this installation stores about a user: revokes access to platforms, ends what runs and what is
 * planned, deletes workflows with their histories, and the records of every collection. Safe to repeat and to
 * interrupt.
 * @throws DomainError dependency_unavailable: the rest is erased on the next request
 */
export async function eraseAccount(
  deps: EraseAccountDeps,
  userId: string,
  wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<ErasedAccount> {
  const { gateway, userErasures } = deps;
  const platforms = await revokeAccess(deps, userId);
  for (const sender_id of (await deps.mailboxGrants.all(userId)).keys())
    await gateway.disconnectMailbox({ user_id: userId, sender_id });
  await gateway.keepReplySchedule(userId, false);
  for (const site of await deps.sites.list(userId)) await gateway.dropSiteSchedules(site);
  const runs = new Set<string>();
  let records = 0;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    if (pass > 0) await wait(PAUSE_MS);
    const before = runs.size + records;
    for (const run of await gateway.eraseWorkflows(userId)) runs.add(run);
    records += await userErasures.erase(userId);
    if (runs.size + records === before) return { records, workflows: runs.size, platforms, complete: true };
  }
  return { records, workflows: runs.size, platforms, complete: false };
}

async function revokeAccess(
  { connections, gateway }: EraseAccountDeps,
  user_id: string,
): Promise<ErasedAccount['platforms']> {
  const platforms: ErasedAccount['platforms'] = [];
  for (const { platform } of await connections.all(user_id)) {
    const { revoked } = await gateway.disconnectPlatform({ user_id, platform });
    const { name, access_page } = PLATFORM_NAMES[platform];
    const next_step = revoked ? null : `Remove the access at ${name}: ${access_page}`;
    platforms.push({ platform, revoked, next_step });
  }
  return platforms;
}
