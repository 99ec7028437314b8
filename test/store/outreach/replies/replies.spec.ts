import { expect } from 'chai';
import type { Reply } from '../../../../domain/outreach/replies/reply.js';
import { decodeCursor } from '../../../../store/base/cursor.js';
import type { Store } from '../../../../store/index.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const at = (day: number): string => `2026-06-0${day}T08:00:00.000Z`;
const on = (day: number): Date => new Date(at(day));
const [CAMPAIGN, LEAD, ATTEMPT] = ['c'.repeat(24), 'e'.repeat(24), 'a'.repeat(24)];

describe('[I] replies repository', () => {
  let running: TestStore;
  let replies: Store['replies'];
  before(async () => {
    running = await startStore();
    replies = running.store.replies;
  });
  after(() => running.stop());

  const record = (reply: Reply, message_key = reply.id, bounce_group: string | null = null) => ({
    ...reply,
    mailbox_key: 'imap://ana@imap.press.example:993/INBOX',
    message_key,
    bounce_group,
  });
  async function add(user_id: string, overrides: Partial<Reply> = {}, day = 1, bounce: string | null = null) {
    const reply = newReply({ user_id, ...overrides });
    return (await replies.insert(user_id, record(reply, reply.id, bounce), on(day))).reply;
  }
  const idsOf = (found: Reply[]): string[] => found.map(({ id }) => id);

  it('gives back what was inserted, what comes from nobody too', async () => {
    for (const given of [
      newReply({ campaign_id: CAMPAIGN, lead_id: LEAD, attempt_id: ATTEMPT }),
      newReply({ from_email: '', subject: '', body: '', matched_by: null, signals: [] }),
    ]) {
      const { reply, inserted, applied } = await replies.insert('alice', record(given), on(1));
      expect(reply).to.deep.equal({ ...given, created_at: at(1) });
      expect([inserted, applied]).to.deep.equal([true, false]);
      expect(await replies.find('alice', given.id)).to.deep.equal(reply);
    }
  });

  it('serves one that was stored with a date of no calendar with the moment it was read', async () => {
    const reply = await add('odd', { received_at: '+012345-01-01T00:00:00.000Z' }, 2);
    expect(reply.received_at).to.equal(at(2));
    expect((await replies.find('odd', reply.id))?.received_at).to.equal(at(2));
  });

  it('keeps a message once for a user, and tells whether its consequences were taken', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => replies.insert('bea', record(newReply(), '<m@x.example>'), on(1))),
    );
    expect(outcomes.filter(({ inserted }) => inserted)).to.have.length(1);
    expect(new Set(outcomes.map(({ reply }) => reply.id)).size).to.equal(1);
    const id = outcomes[0]?.reply.id ?? '';
    const again = () => replies.insert('bea', record(newReply(), '<m@x.example>'), on(2));
    expect((await again()).applied).to.equal(false);
    await replies.markApplied('bob', id, on(2));
    expect((await again()).applied).to.equal(false);
    await replies.markApplied('bea', id, on(2));
    expect((await again()).applied).to.equal(true);
    expect((await replies.insert('ben', record(newReply(), '<m@x.example>'), on(1))).inserted).to.equal(true);
  });

  it('lists newest first, in pages, by campaign, by class, and by whether it belongs to an attempt', async () => {
    const matched = { campaign_id: CAMPAIGN, attempt_id: ATTEMPT, lead_id: LEAD };
    const made = [
      await add('carol', { ...matched, classification: 'interested' }, 1),
      await add('carol', {}, 2),
      await add('carol', { ...matched, classification: 'question' }, 3),
    ].reverse();
    const list = async (filter: Parameters<typeof replies.list>[1]) =>
      idsOf((await replies.list('carol', filter, 10, null)).items);
    const [question, unmatched, interested] = idsOf(made);
    expect(await list({})).to.deep.equal(idsOf(made));
    expect(await list({ campaign_id: CAMPAIGN })).to.deep.equal([question, interested]);
    expect(await list({ matched: true })).to.deep.equal([question, interested]);
    expect(await list({ matched: false })).to.deep.equal([unmatched]);
    expect(await list({ campaign_id: CAMPAIGN, classification: 'question' })).to.deep.equal([question]);
    const first = await replies.list('carol', {}, 2, null);
    const second = await replies.list('carol', {}, 2, decodeCursor(first.next_cursor ?? ''));
    expect([...first.items, ...second.items]).to.deep.equal(made);
    const streamed: string[] = [];
    for await (const { id } of replies.stream('carol', CAMPAIGN)) streamed.push(id);
    expect(streamed).to.deep.equal([question, interested]);
  });

  it('lists the guesses that wait for a person, and all others, in pages', async () => {
    const made = [
      await add('nina', { confidence: 0.79 }, 1),
      await add('nina', { confidence: 0.8 }, 2),
      await add('nina', { confidence: 0.3, classified_by: 'llm' }, 3),
      await add('nina', { confidence: 0.4, classification: 'unsubscribe', campaign_id: CAMPAIGN }, 4),
    ];
    const [older, sure, model, newer] = made;
    const list = async (filter: Parameters<typeof replies.list>[1], cursor: string | null = null) =>
      replies.list('nina', filter, 1, cursor === null ? null : decodeCursor(cursor));
    const all = async (filter: Parameters<typeof replies.list>[1]) => {
      const first = await list(filter);
      const second = await list(filter, first.next_cursor);
      expect(second.next_cursor).to.equal(null);
      return [...first.items, ...second.items];
    };
    expect(await all({ needs_review: true })).to.deep.equal([newer, older]);
    expect(await all({ needs_review: false })).to.deep.equal([model, sure]);
    expect((await list({ needs_review: true, campaign_id: CAMPAIGN })).items).to.deep.equal([newer]);
    const count = (most: number) => replies.countUpTo('nina', { needs_review: true }, most);
    expect([await count(100), await count(1)]).to.deep.equal([2, 1]);
    await replies.correct('nina', newer?.id ?? '', 'unsubscribe', on(5));
    expect((await list({ needs_review: true })).items).to.deep.equal([older]);
  });

  it('takes a user’s word over all others', async () => {
    const given = await add('dan', { classification: 'replied', confidence: 0.4 });
    const model = { classification: 'question', confidence: 0.8, signals: ['asks'] } as const;
    const upgraded = await replies.upgrade('dan', given.id, { ...model, signals: ['asks'] });
    expect(upgraded).to.deep.equal({ ...given, ...model, classified_by: 'llm' });
    const corrected = await replies.correct('dan', given.id, 'not_interested', on(2));
    expect(corrected).to.deep.equal({
      ...upgraded,
      classification: 'not_interested',
      classified_by: 'user',
      confidence: 1,
    });
    expect(await replies.upgrade('dan', given.id, { ...model, signals: [] })).to.equal(null);
    expect(await replies.find('dan', given.id)).to.deep.equal(corrected);
  });

  it('is blind to other users and to ids that are none', async () => {
    const given = await add('ida', { campaign_id: CAMPAIGN });
    for (const [user, id] of [
      ['bob', given.id],
      ['ida', 'no-id'],
    ] as const) {
      expect(await replies.find(user, id)).to.equal(null);
      expect(await replies.correct(user, id, 'question', on(2))).to.equal(null);
      expect(await replies.upgrade(user, id, { classification: 'question', confidence: 1, signals: [] })).to.equal(
        null,
      );
    }
    expect((await replies.list('bob', {}, 10, null)).items).to.deep.equal([]);
    for await (const _ of replies.stream('bob', CAMPAIGN)) expect.fail('a reply to somebody else');
    expect(await replies.find('ida', given.id)).to.deep.equal(given);
  });

  it('lists those that wait for a person until they are handled, and those that have a word', async () => {
    const human = await add('opal', { body: 'A (word) here' }, 1);
    const guess = await add('opal', { classification: 'out_of_office', confidence: 0.5 }, 2);
    const automatic = await add('opal', { classification: 'out_of_office', confidence: 1, subject: 'Away' }, 3);
    const list = async (filter: Parameters<typeof replies.list>[1]) =>
      (await replies.list('opal', filter, 10, null)).items.map(({ id }) => id);
    expect(await list({ is_open: true })).to.deep.equal([guess.id, human.id]);
    expect(await list({ is_open: false })).to.deep.equal([automatic.id]);
    expect(await list({ q: '(WORD)' })).to.deep.equal([human.id]);
    expect(await list({ q: 'away', is_open: false })).to.deep.equal([automatic.id]);
    expect((await replies.markHandled('opal', human.id, true, on(4)))?.handled_at).to.equal(on(4).toISOString());
    expect((await replies.markHandled('opal', human.id, true, on(5)))?.handled_at).to.equal(on(4).toISOString());
    expect(await list({ is_open: true })).to.deep.equal([guess.id]);
    expect(await replies.markHandled('bob', human.id, false, on(5))).to.equal(null);
    expect((await replies.markHandled('opal', human.id, false, on(5)))?.handled_at).to.equal(null);
  });
});
