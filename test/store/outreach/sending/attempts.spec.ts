import { expect } from 'chai';
import { ATTEMPT_STATUSES, type Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { decodeCursor } from '../../../../store/base/cursor.js';
import type { Store } from '../../../../store/index.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { startStore, type TestStore } from '../../../support/store.js';

const SLOTS = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: 'k' };
const SENT_AT = new Date('2026-06-01T08:00:00.000Z');
const CAMPAIGN = 'c'.repeat(24);
const TAKEN = {
  status: 'sent',
  reason: null,
  smtp_response: '250 Ok',
  sent_at: SENT_AT,
  relay_message_id: '<r>',
} as const;

describe('[I] attempts repository', () => {
  let running: TestStore;
  let attempts: Store['attempts'];
  before(async () => {
    running = await startStore();
    attempts = running.store.attempts;
  });
  after(() => running.stop());

  async function add(overrides: Partial<Attempt> = {}): Promise<Attempt> {
    return (await attempts.insert(newAttempt({ campaign_id: CAMPAIGN, ...overrides }), SLOTS)).attempt;
  }
  const queued = () => add({ status: 'queued', sent_at: null, smtp_response: null });

  it('gives back what was inserted, and what was reserved for it', async () => {
    const thread = { in_reply_to: '<1@press.example>', references: ['<0@press.example>', '<1@press.example>'] };
    const given = newAttempt({ thread, subject: 'Re:' });
    expect(await attempts.insert(given, SLOTS)).to.deep.equal({ attempt: given, inserted: true });
    expect(await attempts.find('alice', given.id)).to.deep.equal(given);
    expect(await attempts.findInCampaign('alice', given.campaign_id, given.id)).to.deep.equal(given);
    expect(await attempts.slotsOf('alice', given.id)).to.deep.equal(SLOTS);
  });

  it('keeps the first of all that come with one id', async () => {
    const given = newAttempt();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => attempts.insert({ ...given, subject: `S${number}` }, SLOTS)),
    );
    expect(outcomes.filter(({ inserted }) => inserted)).to.have.length(1);
    expect(new Set(outcomes.map(({ attempt }) => attempt.subject)).size).to.equal(1);
  });

  it('lets one of 50 begin to send, and no one who comes later', async () => {
    const { id } = await queued();
    const begun = await Promise.all(Array.from({ length: 50 }, () => attempts.beginSending('alice', id)));
    expect(begun.filter(Boolean)).to.have.length(1);
    expect(await attempts.beginSending('alice', id)).to.equal(false);
    expect((await attempts.find('alice', id))?.status).to.equal('sending');
  });

  for (const status of ATTEMPT_STATUSES.filter((each) => each !== 'queued')) {
    it(`begins to send nothing that is ${status}`, async () => {
      const { id } = await add({ status });
      expect(await attempts.beginSending('alice', id)).to.equal(false);
      expect((await attempts.find('alice', id))?.status).to.equal(status);
    });
  }

  it('settles from the states that are named, once', async () => {
    const given = await queued();
    expect(await attempts.conclude('alice', given.id, { from: ['sending'], ...TAKEN })).to.equal(null);
    await attempts.beginSending('alice', given.id);
    const settled = await Promise.all([
      attempts.conclude('alice', given.id, { from: ['sending', 'uncertain'], ...TAKEN }),
      attempts.conclude('alice', given.id, { from: ['sending'], ...TAKEN, status: 'uncertain', sent_at: null }),
    ]);
    expect(settled.filter((one) => one?.status === 'sent' || one?.status === 'uncertain')).to.have.length.within(1, 2);
    expect(await attempts.find('alice', given.id)).to.deep.equal({
      ...given,
      status: 'sent',
      smtp_response: '250 Ok',
      relay_message_id: '<r>',
      sent_at: SENT_AT.toISOString(),
    });
    expect(await attempts.conclude('alice', given.id, { from: ['sending'], ...TAKEN })).to.equal(null);
  });

  it('leaves what is not told as it was', async () => {
    const given = await add({ relay_message_id: '<r>' });
    const bounced = { status: 'bounced', reason: '5.1.1', smtp_response: null, sent_at: null } as const;
    expect(
      await attempts.conclude('alice', given.id, { from: ['sent'], ...bounced, relay_message_id: null }),
    ).to.deep.equal({
      ...given,
      status: 'bounced',
      reason: '5.1.1',
    });
  });

  it('lists a campaign newest first, in pages and by status, and streams it alike', async () => {
    const of = { user_id: 'carol', campaign_id: '1'.repeat(24) };
    const made: Attempt[] = [];
    for (let day = 1; day <= 4; day++) {
      const status = day === 2 ? 'blocked' : 'sent';
      made.unshift(await add({ ...of, status, created_at: `2026-05-0${day}T00:00:00.000Z` }));
    }
    await add({ user_id: 'carol', campaign_id: '2'.repeat(24) });
    const first = await attempts.list('carol', of.campaign_id, {}, 3, null);
    const second = await attempts.list('carol', of.campaign_id, {}, 3, decodeCursor(first.next_cursor ?? ''));
    expect([...first.items, ...second.items]).to.deep.equal(made);
    const blocked = await attempts.list('carol', of.campaign_id, { status: 'blocked' }, 3, null);
    expect(blocked).to.deep.equal({ items: [made[2]], next_cursor: null });
    const streamed: Attempt[] = [];
    for await (const attempt of attempts.stream('carol', of.campaign_id)) streamed.push(attempt);
    expect(streamed).to.deep.equal(made);
  });

  it('names what is on its way and was not touched, longest first', async () => {
    const at = (hour: number) => `2020-01-01T0${hour}:00:00.000Z`;
    const stuck = (hour: number, status: Attempt['status']) => add({ status, created_at: at(hour), sent_at: null });
    const [late, early] = [await stuck(2, 'sending'), await stuck(1, 'queued')];
    for (const status of ['sent', 'failed', 'uncertain', 'blocked', 'bounced'] as const) await stuck(1, status);
    const affected = await stuck(1, 'queued');
    await attempts.beginSending('alice', affected.id);
    expect(await attempts.listStuck(new Date(at(3)), 10)).to.deep.equal([early, late]);
    expect(await attempts.listStuck(new Date(at(3)), 1)).to.deep.equal([early]);
    expect(await attempts.listStuck(new Date(at(2)), 10)).to.deep.equal([early]);
  });

  it('is blind to other users, to other campaigns and to ids that are none', async () => {
    const given = await queued();
    for (const [user, id] of [
      ['bob', given.id],
      ['alice', 'no-id'],
    ] as const) {
      expect(await attempts.find(user, id)).to.equal(null);
      expect(await attempts.findInCampaign(user, CAMPAIGN, id)).to.equal(null);
      expect(await attempts.slotsOf(user, id)).to.equal(null);
      expect(await attempts.beginSending(user, id)).to.equal(false);
      expect(await attempts.conclude(user, id, { from: ['queued'], ...TAKEN })).to.equal(null);
    }
    expect(await attempts.findInCampaign('alice', 'd'.repeat(24), given.id)).to.equal(null);
    expect((await attempts.list('bob', CAMPAIGN, {}, 10, null)).items).to.deep.equal([]);
    for await (const _ of attempts.stream('bob', CAMPAIGN)) expect.fail('an attempt of somebody else');
    expect(await attempts.find('alice', given.id)).to.deep.equal(given);
  });
});
