import { expect } from 'chai';
import { dispatchDue } from '../../../activities/outreach/sending/dispatch-due.js';
import { copySuppressions } from '../../../activities/workspaces/copy-suppressions.js';
import { finishMove } from '../../../activities/workspaces/finish-move.js';
import { holdMoved } from '../../../activities/workspaces/hold-moved.js';
import type { MoveDeps } from '../../../activities/workspaces/move-deps.js';
import { moveSome } from '../../../activities/workspaces/move-some.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { secretPlace } from '../../../domain/secrets/secret-place.js';
import { scheduleAccessId } from '../../../domain/sites/schedule-access-id.js';
import type { WorkspaceMove } from '../../../domain/workspaces/workspace-move.js';
import { createSecrets } from '../../../platform/secrets.js';
import { catchFailure } from '../../support/catch-failure.js';
import { newOperation } from '../../support/operations.js';
import { newAttempt } from '../../support/samples/new-attempt.js';
import { newFollowUp } from '../../support/samples/new-follow-up.js';
import { newSender } from '../../support/samples/new-sender.js';
import { createSendingWorld, type SendingWorld } from '../../support/sending-deps.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date();
const TO = `ws_${'b'.repeat(24)}`;
const OPERATION = { id: 'e'.repeat(24), user_id: 'alice' };
const HOUR_MS = 3_600_000;

describe('[I] activities of moves', () => {
  let running: TestStore;
  let deps: MoveDeps;
  let asked: string[];
  const secrets = createSecrets([`k1:${Buffer.alloc(32, 7).toString('base64')}`]);
  before(async () => {
    running = await startStore();
  });
  beforeEach(() => {
    asked = [];
    deps = {
      ...running.store,
      secrets,
      siteSchedules: {
        drop: async (owner) => void asked.push(`drop ${owner}`),
        keep: async ({ user_id }) => void asked.push(`keep ${user_id}`),
      },
      timers: {
        startFollowUp: async (owner, sender) => void asked.push(`start ${owner} ${sender}`),
        wakeFollowUp: async (owner) => void asked.push(`wake ${owner}`),
      },
      now: () => new Date(),
    };
  });
  after(() => running.stop());

  async function moveAll(move: WorkspaceMove): Promise<void> {
    const { site } = await holdMoved(deps, { move });
    if (move.kind === 'campaign') await copySuppressions(deps, { move, after: null });
    let records = 0;
    for (let isDone = false; !isDone; ) {
      const { moved, done } = await moveSome(deps, { move, site });
      records += moved;
      isDone = done;
    }
    // Its worker may die after it.
    for (const _ of [1, 2]) await finishMove(deps, { operation: OPERATION, move, site, records });
  }

  async function addSite(site: string): Promise<WorkspaceMove> {
    const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [], created_by: null };
    const made = await running.store.sites.insert('alice', input, NOW);
    return { kind: 'site', id: made.site.id, from: 'alice', to: TO, sender_id: null };
  }

  it('give a site its Schedules in the new workspace, and seal anew what opens it', async () => {
    const move = await addSite('sealed.example');
    const accessId = scheduleAccessId(move.id);
    const sealed = secrets.bind('{"headers":{}}', secretPlace.crawlAccess('alice', accessId));
    await running.store.crawlAccess.put('alice', accessId, sealed, null);
    await moveAll(move);
    expect(asked).to.deep.equal(['drop alice', `keep ${TO}`, `keep ${TO}`]);
    expect(await running.store.crawlAccess.find('alice', accessId, NOW)).to.equal(null);
    const kept = (await running.store.crawlAccess.find(TO, accessId, NOW)) ?? '';
    expect(secrets.openBound(kept, secretPlace.crawlAccess(TO, accessId))).to.equal('{"headers":{}}');
    const result = { kind: 'site', id: move.id, workspace_id: TO, records: 1 };
    expect(await running.store.artifacts.get('alice', resultKey(OPERATION.id))).to.deep.equal(result);
  });

  it('put a site back when something of it runs, and say what', async () => {
    const move = await addSite('busy.example');
    const operation = newOperation({ site: 'busy.example' });
    await running.store.operations.insert(operation);
    const failure = await catchFailure(holdMoved(deps, { move }));
    const message = `Operation ${operation.id} has not finished: wait for it or cancel it, then move again`;
    expect(failure).to.deep.equal({ code: 'conflict', message });
    expect([(await running.store.sites.find('alice', move.id))?.site, asked]).to.deep.equal(['busy.example', []]);
    const gone = await catchFailure(holdMoved(deps, { move: { ...move, id: 'f'.repeat(24) } }));
    expect(gone).to.include({ code: 'not_found' });
  });

  it('let each follow-up be sent once, by the sender of the new workspace', async () => {
    const world = await createSendingWorld(running.store);
    const { sender_id, move } = await planTwo(world);
    await moveAll(move);
    expect(asked).to.include.members([`start ${TO} ${sender_id}`, 'wake alice']);
    world.begun.length = 0;
    const dispatch = (user_id: string, sender: string) =>
      dispatchDue(world.deps, { user_id, sender_id: sender }, new AbortController().signal);
    expect((await dispatch('alice', world.sender.id)).sent).to.equal(0);
    for (const _ of [1, 2]) await dispatch(TO, sender_id);
    // The other one had been sent when its worker died, before it was noted.
    expect(world.begun).to.deep.equal(['open@blog.example']);
    const { items } = await running.store.followUps.list(TO, move.id, 10, null);
    expect(items.map(({ status }) => status)).to.deep.equal(['sent', 'sent']);
  });

  it('put a campaign back when an email waits, with its follow-ups', async () => {
    const world = await createSendingWorld(running.store);
    const { move } = await planTwo(world);
    const lead_id = await world.addLead('third@blog.example');
    const open = newAttempt({ campaign_id: move.id, lead_id, status: 'uncertain' });
    await running.store.attempts.insert(open, { day: 'd', domain_key: 'x', duplicate_key: null });
    const message = 'Emails that are being sent or have an unknown outcome: 1. Resolve them, then move again';
    expect(await catchFailure(holdMoved(deps, { move }))).to.deep.equal({ code: 'conflict', message });
    expect(await running.store.campaignMoves.listScheduledSenders('alice', move.id)).to.deep.equal([world.sender.id]);
    const gone = await catchFailure(holdMoved(deps, { move: { ...move, id: 'f'.repeat(24) } }));
    expect(gone).to.include({ code: 'not_found' });
  });

  /** Two mailed leads with a follow-up each that is due; one of them was sent already. */
  async function planTwo(world: SendingWorld): Promise<{ sender_id: string; move: WorkspaceMove }> {
    const { store } = running;
    const slots = { day: 'd', domain_key: 'x', duplicate_key: null };
    const long = new Date(NOW.getTime() - 90 * 24 * HOUR_MS).toISOString();
    for (const email of ['open@blog.example', 'done@other.example']) {
      const lead_id = await world.addLead(email);
      const about = { campaign_id: world.campaignId, lead_id };
      const mail = { ...about, sender_id: world.sender.id, recipient_email: email, created_at: long, sent_at: long };
      const opener = newAttempt(mail);
      await store.attempts.insert(opener, slots);
      const due = new Date(NOW.getTime() - HOUR_MS).toISOString();
      const {
        held_reason: _held,
        next_at: _next,
        ...planned
      } = newFollowUp({ ...about, attempt_id: opener.id, scheduled_at: due });
      await store.followUps.insert({ ...planned, user_id: 'alice', sender_id: world.sender.id });
      if (email.startsWith('done'))
        await store.attempts.insert(newAttempt({ ...mail, id: planned.id, step: 1, origin: 'follow_up' }), slots);
    }
    const sender = await store.senders.insert(
      TO,
      newSender(`${world.campaignId}@press.example`, { min_interval_seconds: 0, warm_up: false, imap: null }),
      NOW,
    );
    const sender_id = sender?.id ?? '';
    return { sender_id, move: { kind: 'campaign', id: world.campaignId, from: 'alice', to: TO, sender_id } };
  }
});
