import { expect } from 'chai';
import { decodeCursor } from '../../../../store/base/cursor.js';
import type { Store } from '../../../../store/index.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');
const NONE = { discovered: 0, contacted: 0, replied: 0, placed: 0, bounced: 0, unsubscribed: 0, total: 0 };
const NEW = { name: 'Gardens', description: 'Tools', keywords: ['tools', 'gardens'], workspace_id: 'w1' };

describe('[I] campaigns repository', () => {
  let running: TestStore;
  let store: Store;
  before(async () => {
    running = await startStore();
    store = running.store;
  });
  after(() => running.stop());

  it('gives back what was inserted', async () => {
    const made = await store.campaigns.insert('alice', { ...NEW, created_by: 'sam' }, NOW);
    expect(made.id).to.match(/^[0-9a-f]{24}$/);
    const times = { created_at: NOW.toISOString(), updated_at: NOW.toISOString() };
    expect(made).to.deep.equal({
      id: made.id,
      user_id: 'alice',
      ...NEW,
      lead_counts: NONE,
      link_check_frequency: 'weekly',
      created_by: 'sam',
      ...times,
    });
    expect(await store.campaigns.findCounted('alice', made.id)).to.deep.equal(made);
    const { lead_counts, ...head } = made;
    expect(lead_counts).to.deep.equal(NONE);
    expect(await store.campaigns.find('alice', made.id)).to.deep.equal(head);
  });

  it('is blind to other users and to ids that are none', async () => {
    const { id } = await store.campaigns.insert('alice', NEW, NOW);
    await store.leads.insert('alice', id, keyedLead('blog.example'), NOW);
    expect(await store.campaigns.find('bob', id)).to.equal(null);
    expect(await store.campaigns.findCounted('bob', id)).to.equal(null);
    expect(await store.campaigns.update('bob', id, { name: 'Mine' }, LATER)).to.equal(null);
    expect(await store.campaigns.remove('bob', id)).to.equal(false);
    expect((await store.campaigns.list('bob', {}, 10, null)).items).to.deep.equal([]);
    expect(await store.campaigns.findCounted('alice', id)).to.deep.include({ name: 'Gardens' });
    expect(await store.leads.all('alice', id)).to.have.length(1);
    for (const none of ['no-id', 'f'.repeat(24)]) {
      expect(await store.campaigns.findCounted('alice', none)).to.equal(null);
      expect(await store.campaigns.update('alice', none, { name: 'x' }, NOW)).to.equal(null);
      expect(await store.campaigns.remove('alice', none)).to.equal(false);
    }
  });

  it('changes what is given and nothing else', async () => {
    const made = await store.campaigns.insert('alice', NEW, NOW);
    const changed = await store.campaigns.update('alice', made.id, { description: null, keywords: [] }, LATER);
    expect(changed).to.deep.equal({ ...made, description: null, keywords: [], updated_at: LATER.toISOString() });
    expect(await store.campaigns.findCounted('alice', made.id)).to.deep.equal(changed);
  });

  it('counts the leads of each by status as they are now', async () => {
    const { id } = await store.campaigns.insert('carol', NEW, NOW);
    const other = await store.campaigns.insert('carol', NEW, LATER);
    for (const host of ['a.example', 'b.example', 'c.example']) {
      const { lead } = await store.leads.insert('carol', id, keyedLead(host), NOW);
      if (host !== 'a.example') await store.leads.setStatus('carol', id, lead.id, 'placed', 'user', NOW);
    }
    const counts = { ...NONE, discovered: 1, placed: 2, total: 3 };
    expect((await store.campaigns.findCounted('carol', id))?.lead_counts).to.deep.equal(counts);
    const { items } = await store.campaigns.list('carol', {}, 10, null);
    expect(items.map((each) => [each.id, each.lead_counts])).to.deep.equal([
      [other.id, NONE],
      [id, counts],
    ]);
  });

  it('lists newest first, in pages, of a workspace where one is named', async () => {
    const made: string[] = [];
    for (let day = 1; day <= 5; day++) {
      const at = new Date(`2026-05-0${day}T00:00:00.000Z`);
      made.unshift((await store.campaigns.insert('dora', { ...NEW, workspace_id: `w${day % 2}` }, at)).id);
    }
    const first = await store.campaigns.list('dora', {}, 3, null);
    expect(first.items.map(({ id }) => id)).to.deep.equal(made.slice(0, 3));
    const second = await store.campaigns.list('dora', {}, 3, decodeCursor(first.next_cursor ?? ''));
    expect(second.items.map(({ id }) => id)).to.deep.equal(made.slice(3));
    expect(second.next_cursor).to.equal(null);
    const even = await store.campaigns.list('dora', { workspace_id: 'w0' }, 10, null);
    expect(even.items.map(({ id }) => id)).to.deep.equal([made[1], made[3]]);
  });

  it('asks for the counts of a hundred at once, not one by one', async () => {
    for (let each = 0; each < 100; each++) await store.campaigns.insert('emil', NEW, NOW);
    const asked: string[] = [];
    running.connection.set('debug', (collection: string, method: string) => asked.push(`${collection}.${method}`));
    const { items } = await store.campaigns.list('emil', {}, 100, null);
    running.connection.set('debug', false);
    expect(items).to.have.length(100);
    expect(asked).to.deep.equal(['campaigns.find', 'leads.aggregate']);
  });

  it('is removed with all that belongs to it, and with nothing else', async () => {
    const { id } = await store.campaigns.insert('fay', NEW, NOW);
    const other = await store.campaigns.insert('fay', NEW, NOW);
    for (const campaign of [id, other.id]) await fill('fay', campaign);
    await store.outreachReports.analytics('fay', id, 7, NOW);
    await store.suppressions.add('fay', { email: 'no@blog.example', reason: null, source: 'manual' }, NOW);
    expect(await store.campaigns.remove('fay', id)).to.equal(true);
    expect(await left('fay', id)).to.deep.equal({});
    expect(Object.keys(await left('fay', other.id))).to.have.members([...BELONGINGS, ...COUNTS]);
    expect((await store.suppressions.list('fay', 10, null)).items).to.have.length(1);
    expect(await store.campaigns.remove('fay', id)).to.equal(false);
  });

  it('finishes a removal that was cut off, whatever it had come to', async () => {
    const { id } = await store.campaigns.insert('gus', NEW, NOW);
    await fill('gus', id);
    await running.connection.collection('campaigns').deleteOne({ user_id: 'gus' });
    await running.connection.collection('attempts').deleteMany({ user_id: 'gus' });
    expect(await store.campaigns.remove('gus', id)).to.equal(false);
    expect(await left('gus', id)).to.deep.equal({});
  });

  const BELONGINGS = ['leads', 'attempts', 'follow_ups', 'replies', 'queue_items', 'queue_claims'];
  const COUNTS = ['outreach_slices', 'outreach_summaries'];

  async function fill(user_id: string, campaign_id: string): Promise<void> {
    const { lead } = await store.leads.insert(user_id, campaign_id, keyedLead('blog.example'), NOW);
    const of = { user_id, campaign_id, lead_id: lead.id };
    const attempt = newAttempt(of);
    await store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null });
    await store.followUps.insert({ ...newFollowUp({ ...of, attempt_id: attempt.id }), user_id, sender_id: 's' });
    const reply = newReply({ ...of, attempt_id: attempt.id });
    await store.replies.insert(user_id, { ...reply, mailbox_key: 'm', message_key: reply.id, bounce_group: null }, NOW);
    await store.queueItems.insertMany([newQueueItem(of)]);
  }

  /** Collections that hold something of the campaign, and how much. */
  async function left(user_id: string, campaign_id: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const name of [...BELONGINGS, ...COUNTS]) {
      const count = await running.connection.collection(name).countDocuments({ user_id, campaign_id });
      if (count > 0) counts[name] = count;
    }
    return counts;
  }
});
