import { expect } from 'chai';
import { REPLY_CLASSES, type Reply } from '../../../../domain/outreach/replies/reply.js';
import type { Store } from '../../../../store/index.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const at = (day: number): string => `2026-06-0${day}T08:00:00.000Z`;
const on = (day: number): Date => new Date(at(day));
const [CAMPAIGN, LEAD] = ['c'.repeat(24), 'e'.repeat(24)];

describe('[I] look-ups of replies', () => {
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

  it('counts what people wrote to a lead', async () => {
    for (const classification of REPLY_CLASSES) await add('eva', { classification, lead_id: LEAD });
    await add('eva', { classification: 'interested', lead_id: 'other' });
    expect(await replies.countHuman('eva', LEAD)).to.equal(6);
    expect(await replies.countHuman('bob', LEAD)).to.equal(0);
  });

  it('counts what has come since a time, of all campaigns or of one', async () => {
    await add('fay', { campaign_id: CAMPAIGN }, 1);
    await add('fay', { campaign_id: CAMPAIGN }, 3);
    await add('fay', {}, 4);
    expect(await replies.countSince('fay', on(1), null)).to.equal(3);
    expect(await replies.countSince('fay', on(3), null)).to.equal(2);
    expect(await replies.countSince('fay', on(3), CAMPAIGN)).to.equal(1);
    expect(await replies.countSince('bob', on(1), null)).to.equal(0);
  });

  it('finds what rules were not sure of, oldest first', async () => {
    const rules = { classified_by: 'rules', confidence: 0.4 } as const;
    const [late, early] = [await add('gil', rules, 3), await add('gil', rules, 2)];
    await add('gil', rules, 1);
    await add('gil', { ...rules, confidence: 0.5 }, 3);
    await add('gil', { ...rules, classified_by: 'user' }, 3);
    expect(idsOf(await replies.unsureSince('gil', on(2), 0.5, 10))).to.deep.equal([early.id, late.id]);
    expect(idsOf(await replies.unsureSince('gil', on(2), 0.5, 1))).to.deep.equal([early.id]);
    expect(await replies.unsureSince('bob', on(1), 1, 10)).to.deep.equal([]);
  });

  it('counts attempts that came back for a passing reason, each once', async () => {
    const soft = { classification: 'bounce_soft' } as const;
    for (const attempt_id of ['a1', 'a1', 'a2', 'a9']) await add('hal', { ...soft, attempt_id }, 1, 'soft');
    await add('hal', { ...soft, attempt_id: 'a3' }, 1, 'ours');
    await add('hal', { classification: 'bounce_hard', attempt_id: 'a4' }, 1, 'hard');
    expect(await replies.softBounces('hal', ['a1', 'a2', 'a3', 'a4', 'a5'])).to.equal(2);
    expect(await replies.softBounces('hal', [])).to.equal(0);
    expect(await replies.softBounces('bob', ['a1'])).to.equal(0);
  });

  it('knows what a reply was taken for before, each once', async () => {
    const { id } = await add('ida', { classification: 'unsubscribe', classified_by: 'rules' });
    expect(await replies.meantBefore('ida', id)).to.deep.equal([]);
    await replies.upgrade('ida', id, { classification: 'question', confidence: 0.8, signals: [] });
    for (let time = 0; time < 2; time++) await replies.correct('ida', id, 'interested', on(2));
    expect(await replies.meantBefore('ida', id)).to.deep.equal(['unsubscribe', 'question']);
    expect(await replies.upgrade('ida', id, { classification: 'replied', confidence: 1, signals: [] })).to.equal(null);
    expect(await replies.correct('bob', id, 'replied', on(2))).to.equal(null);
    expect(await replies.meantBefore('ida', id)).to.have.length(2);
    expect(await replies.meantBefore('bob', id)).to.deep.equal([]);
  });

  it('finds the others of a lead and of a writer, oldest first, with what a bounce was about', async () => {
    const of = { lead_id: LEAD, from_email: 'ed@blog.example' };
    const one = await add('jon', of, 2);
    const late = await add('jon', { ...of, from_email: '' }, 4, 'soft');
    const early = await add('jon', { ...of, lead_id: null }, 1);
    await add('jon', { lead_id: 'other', from_email: 'x@blog.example' });
    await add('bob', of);
    const found = await replies.beside('jon', one, ['ed@blog.example']);
    expect(found.map(({ id, bounce_group }) => [id, bounce_group])).to.deep.equal([
      [early.id, null],
      [late.id, 'soft'],
    ]);
    expect(await replies.beside('jon', { ...one, lead_id: null }, [])).to.deep.equal([]);
  });
});
