import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import type { Reply } from '../../../../domain/outreach/replies/reply.js';
import { decodeCursor } from '../../../../store/base/cursor.js';
import type { Store } from '../../../../store/index.js';
import type { InboxFilter } from '../../../../store/outreach/inbox/inbox-threads.js';
import { threadId } from '../../../../store/outreach/inbox/thread-id.js';
import { unnameInThreads } from '../../../../store/outreach/inbox/unname-in-threads.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const at = (day: number): string => `2026-06-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const on = (day: number): Date => new Date(at(day));
const newId = (): string => randomBytes(12).toString('hex');
const [CAMPAIGN, NOW] = ['c'.repeat(24), on(20)];

describe('[I] inbox threads repository', () => {
  let running: TestStore;
  let threads: Store['inboxThreads'];
  before(async () => {
    running = await startStore();
    threads = running.store.inboxThreads;
  });
  after(() => running.stop());

  /** A reply that came in that day. @returns it, with the id of its thread */
  async function receive(user_id: string, overrides: Partial<Reply> = {}, day = 1) {
    const reply = newReply({ user_id, campaign_id: CAMPAIGN, lead_id: newId(), created_at: at(day), ...overrides });
    const record = { ...reply, mailbox_key: 'm', message_key: reply.id, bounce_group: null };
    await running.store.replies.insert(user_id, record, on(day));
    await threads.noteReply(reply);
    return { ...reply, thread: threadId(reply) };
  }
  const AWAY = { classification: 'out_of_office', confidence: 1 } as const;
  const ids = async (user: string, filter: Partial<InboxFilter> = {}, now = NOW) =>
    (await threads.list(user, { part: 'open', ...filter }, now, { limit: 50, cursor: null })).items.map(({ id }) => id);

  it('make one thread of the replies of a lead, and of a writer without one', async () => {
    const first = await receive('ann', { subject: 'Re: One' }, 1);
    await receive('ann', { lead_id: first.lead_id, subject: 'Re: Two', body: 'Later\n\nwords' }, 2);
    const stray = await receive('ann', { lead_id: null, campaign_id: null }, 3);
    await receive('ann', { lead_id: null, campaign_id: null, body: 'Once more' }, 4);
    expect(await ids('ann')).to.deep.equal([stray.thread, first.thread]);
    const found = await threads.find('ann', first.thread);
    expect(found).to.include({ subject: 'Re: Two', excerpt: 'Later words', is_unread: true, awaits_us: true });
    expect(await threads.find('bob', first.thread)).to.equal(null);
  });

  it('note a reply once: what a member has done since stays', async () => {
    const reply = await receive('bea', {}, 1);
    await threads.change('bea', reply.thread, { done: true, labels: ['x', 'x'] }, NOW);
    await threads.noteReply(reply);
    expect(await threads.find('bea', reply.thread)).to.deep.include({
      done_at: at(20),
      is_unread: false,
      labels: ['x'],
    });
  });

  it('a person opens a thread that is done, an absence note does not; both end a snooze', async () => {
    const { lead_id, thread } = await receive('cat', {}, 1);
    await threads.change('cat', thread, { done: true }, NOW);
    await receive('cat', { lead_id, ...AWAY }, 2);
    expect(await ids('cat', { part: 'done' })).to.deep.equal([thread]);
    await receive('cat', { lead_id }, 3);
    expect(await ids('cat')).to.deep.equal([thread]);
    await threads.change('cat', thread, { snoozed_until: on(25), assignee: 'cat' }, NOW);
    expect([await ids('cat'), await ids('cat', { part: 'snoozed' })]).to.deep.equal([[], [thread]]);
    await receive('cat', { lead_id, ...AWAY }, 4);
    expect(await ids('cat')).to.deep.equal([thread]);
    expect(await threads.find('cat', thread)).to.include({ assignee: 'cat', awaits_us: true });
  });

  it('a snooze ends by the clock, and the thread is on top then', async () => {
    const snoozed = await receive('dan', {}, 1);
    const other = await receive('dan', {}, 15);
    await threads.change('dan', snoozed.thread, { snoozed_until: on(21) }, NOW);
    expect(await ids('dan')).to.deep.equal([other.thread]);
    expect(await ids('dan', {}, on(21))).to.deep.equal([snoozed.thread, other.thread]);
    await threads.change('dan', snoozed.thread, { snoozed_until: null }, NOW);
    expect(await ids('dan')).to.deep.equal([snoozed.thread, other.thread]);
  });

  it('are filtered, counted and paged', async () => {
    const one = await receive('eve', { body: 'Price (list)' }, 1);
    const two = await receive('eve', { ...AWAY, campaign_id: 'd'.repeat(24) }, 2);
    const three = await receive('eve', { lead_id: null, campaign_id: null, from_email: 'kim@x.example' }, 3);
    await threads.change('eve', two.thread, { is_unread: false, assignee: 'sam', labels: ['guest post'] }, NOW);
    for (const [filter, expected] of [
      [{ campaign_id: CAMPAIGN }, [one]],
      [{ classification: 'out_of_office' }, [two]],
      [{ is_unread: false }, [two]],
      [{ assignee: 'sam' }, [two]],
      [{ assignee: null }, [three, one]],
      [{ label: 'guest post' }, [two]],
      [{ q: '(LIST' }, [one]],
      [{ q: 'kim@' }, [three]],
      [{ part: 'waiting' }, [three, one]],
    ] as const)
      expect(await ids('eve', filter), JSON.stringify(filter)).to.deep.equal(expected.map(({ thread }) => thread));
    expect(await threads.countUpTo('eve', { part: 'open' }, NOW, 2)).to.equal(2);
    expect(await threads.listLabels('eve')).to.deep.equal(['guest post']);
    const page = await threads.list('eve', { part: 'all' }, NOW, { limit: 2, cursor: null });
    const cursor = decodeCursor(page.next_cursor ?? '');
    const rest = await threads.list('eve', { part: 'all' }, NOW, { limit: 2, cursor });
    expect([page.items.length, rest.items.map(({ id }) => id), rest.next_cursor]).to.deep.equal([
      2,
      [one.thread],
      null,
    ]);
  });

  it('follow what is said of their last reply', async () => {
    const reply = await receive('fay', { confidence: 0.5 }, 1);
    expect(await threads.find('fay', reply.thread)).to.include({ needs_review: true });
    await running.store.replies.correct('fay', reply.id, 'question', NOW);
    expect(await threads.find('fay', reply.thread)).to.include({ classification: 'question', needs_review: false });
    await running.store.replies.markHandled('fay', reply.id, true, NOW);
    expect(await ids('fay', { part: 'done' })).to.deep.equal([reply.thread]);
    await running.store.replies.markHandled('fay', reply.id, false, NOW);
    expect(await ids('fay')).to.deep.equal([reply.thread]);
  });

  it('keep 100 notes at most, and no name of an account that is erased', async () => {
    const { thread } = await receive('gus');
    const note = (text: string) => ({ id: newId(), at: at(1), by: 'sam', by_name: 'Sam', text });
    for (let count = 0; count < 100; count++)
      expect(await threads.addNote('gus', thread, note(`Note ${count}`))).to.equal(true);
    expect(await threads.addNote('gus', thread, note('One more'))).to.equal(false);
    const [first] = (await threads.find('gus', thread))?.notes ?? [];
    expect(first).to.include({ text: 'Note 0', by_name: 'Sam', at: at(1) });
    expect(await threads.removeNote('bob', thread, first?.id ?? '')).to.equal(false);
    expect(await threads.removeNote('gus', thread, first?.id ?? '')).to.equal(true);
    await threads.change('gus', thread, { assignee: 'sam' }, NOW);
    await unnameInThreads(running.connection, 'sam');
    const found = await threads.find('gus', thread);
    expect(found?.assignee).to.equal(null);
    expect(found?.notes.map(({ by, by_name }) => [by, by_name])).to.deep.equal(Array(99).fill([null, null]));
  });

  it('go with their lead', async () => {
    const { lead_id, thread } = await receive('hal');
    await running.store.leads.remove('hal', CAMPAIGN, lead_id ?? '');
    expect(await threads.find('hal', thread)).to.equal(null);
  });
});
