import { searchAnalysisKey, searchDaysKey } from '../../../domain/operations/artifact-keys.js';
import type { Role } from '../../../domain/workspaces/role.js';
import type { Store } from '../../../store/index.js';
import { newOperation } from '../operations.js';
import { keyedLead } from './keyed-lead.js';
import { newAttempt } from './new-attempt.js';
import { newQueueItem } from './new-queue-item.js';
import { newReply } from './new-reply.js';
import { newSender } from './new-sender.js';
import { stubOverview, stubSearchPerformance } from './stub-search-performance.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const WORKSPACE = 'e'.repeat(24);
const MEMBERS: Record<string, { role: Role; sites: string[] }> = {
  edi: { role: 'editor', sites: [] },
  vic: { role: 'viewer', sites: [] },
};

/**
 * A shared workspace with a site, its search data and outreach, an editor `edi`, a viewer `vic`, and a client guest `gus` of
 * the site. @returns its id
 */
export async function shareEverything(store: Store, owner: string, site: string): Promise<string> {
  await store.workspaces.create(WORKSPACE, 'Team', owner, NOW);
  await store.memberships.put(WORKSPACE, owner, { role: 'owner', can_send: true, sites: [] }, NOW);
  const all = { ...MEMBERS, gus: { role: 'client_guest' as const, sites: [site] } };
  for (const [member, { role, sites }] of Object.entries(all))
    await store.memberships.put(WORKSPACE, member, { role, can_send: false, sites }, NOW);
  const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [] };
  await store.sites.insert(WORKSPACE, input, NOW);
  await fillSearch(store, site);
  await fillOutreach(store);
  return WORKSPACE;
}

async function fillSearch({ artifacts }: Store, site: string): Promise<void> {
  const day = { clicks: 3, impressions: 90, ctr: 1 / 30, position: 4 };
  const daily = ['2026-05-29', '2026-05-30'].map((date) => ({ date, ...day }));
  const performance_overview = { ...stubOverview([9, 8], [4, 5]), daily };
  await artifacts.put(WORKSPACE, searchAnalysisKey(site), stubSearchPerformance({ performance_overview, site }));
  await artifacts.put(WORKSPACE, searchDaysKey(site), daily);
}

async function fillOutreach(store: Store): Promise<void> {
  const given = { description: null, keywords: [], workspace_id: 'default' };
  const { id: campaign_id } = await store.campaigns.insert(WORKSPACE, { name: 'Spring', ...given }, NOW);
  const { lead } = await store.leads.insert(WORKSPACE, campaign_id, keyedLead('blog.example'), NOW);
  const sender = await store.senders.insert(WORKSPACE, newSender('ana@press.example'), NOW);
  const about = { user_id: WORKSPACE, campaign_id, lead_id: lead.id, sender_id: sender?.id ?? '' };
  const attempt = newAttempt(about);
  await store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null });
  const queue = newOperation({ user_id: WORKSPACE, type: 'queue_outreach', status: 'running' });
  await store.operations.insert(queue);
  const item = newQueueItem({ ...about, operation_id: queue.id, due_at: '2100-01-01T08:00:00.000Z' });
  await store.queueItems.insertMany([item]);
  const reply = newReply({ user_id: WORKSPACE, campaign_id, lead_id: lead.id, attempt_id: attempt.id });
  await store.replies.insert(WORKSPACE, { ...reply, mailbox_key: 'm', message_key: 'k', bounce_group: null }, NOW);
  const template = { name: 'Opener', subject: 'Hi', body: 'Hello', category: null, placeholders: [] };
  await store.emailTemplates.insert(WORKSPACE, template, NOW);
  await store.webhooks.insert(
    WORKSPACE,
    { url: 'https://hook.example/', event_types: [], description: null },
    's',
    NOW,
  );
}
