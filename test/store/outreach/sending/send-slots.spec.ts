import { expect } from 'chai';
import { ENVIRONMENT_SENDER_ID } from '../../../../domain/outreach/sending/sender.js';
import type { Store } from '../../../../store/index.js';
import type { Reservation, SlotRequest } from '../../../../store/outreach/sending/send-slots.js';
import { startStore, type TestStore } from '../../../support/store.js';

const FREE = { user_daily: 1_000, domain_daily: 1_000, sender_daily: null, sender_hourly: null };

describe('[I] send slots repository', () => {
  let running: TestStore;
  let slots: Store['sendSlots'];
  before(async () => {
    running = await startStore();
    slots = running.store.sendSlots;
  });
  after(() => running.stop());

  const request = (user_id: string, attempt_id: string, overrides: Partial<SlotRequest> = {}): SlotRequest => ({
    user_id,
    attempt_id,
    day: '2026-06-01',
    hour: '2026-06-01T09',
    limits: FREE,
    domain_key: 'blog.example',
    sender_id: 's1',
    recipient: 'ed@blog.example',
    alone: false,
    ...overrides,
  });
  const counts = async (user: string, domain = 'blog.example', sender = 's1', hour = '2026-06-01T09') =>
    Object.values(await slots.counts(user, '2026-06-01', domain, sender, hour));
  const taken = (outcomes: Reservation[]) => outcomes.filter((outcome) => outcome.taken).length;

  it('counts a mail for its user, domain, sender and hour', async () => {
    expect(await counts('alice')).to.deep.equal([0, 0, 0, 0]);
    expect(await slots.reserve(request('alice', 'a1'))).to.deep.equal({
      taken: true,
      counts: { user_daily: 1, domain_daily: 1, sender_daily: 1, sender_hourly: 1 },
    });
    await slots.reserve(request('alice', 'a2', { domain_key: 'else.example' }));
    await slots.reserve(request('alice', 'a3', { sender_id: 's2' }));
    await slots.reserve(request('alice', 'a4', { hour: '2026-06-01T10' }));
    expect(await counts('alice')).to.deep.equal([4, 3, 3, 2]);
    expect(await counts('alice', 'else.example', 's2', '2026-06-01T10')).to.deep.equal([4, 1, 1, 0]);
    expect(await counts('bob')).to.deep.equal([0, 0, 0, 0]);
    expect(Object.values(await slots.counts('alice', '2026-06-02', 'blog.example', 's1', 'h'))).to.deep.equal([
      0, 0, 0, 0,
    ]);
  });

  it('takes addresses and odd words for what they are', async () => {
    for (const [index, domain_key] of ['ed@gmail.com', 'ed@gmail,com', '$inc.total', 'total'].entries()) {
      await slots.reserve(request('ann', `a${index}`, { domain_key, sender_id: 'x.y$z' }));
      expect(await counts('ann', domain_key, 'x.y$z')).to.deep.equal([index + 1, 1, index + 1, index + 1]);
    }
  });

  it('of 200 at once with one slot left takes one', async () => {
    const limits = { ...FREE, user_daily: 3 };
    for (const id of ['a1', 'a2']) await slots.reserve(request('carol', id, { limits }));
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, number) => slots.reserve(request('carol', `r${number}`, { limits }))),
    );
    expect(taken(outcomes)).to.equal(1);
    const refused = outcomes.find((outcome) => !outcome.taken);
    expect(refused).to.deep.equal({
      taken: false,
      over: ['user_daily'],
      counts: { user_daily: 3, domain_daily: 3, sender_daily: 3, sender_hourly: 3 },
    });
    expect(await counts('carol')).to.deep.equal([3, 3, 3, 3]);
  });

  it('leaks no slot of one counter when another refuses', async () => {
    const limits = { ...FREE, user_daily: 1 };
    const outcomes = await Promise.all(
      ['one.example', 'two.example'].flatMap((domain_key) =>
        Array.from({ length: 10 }, (_, number) =>
          slots.reserve(request('dan', `${domain_key}${number}`, { domain_key, limits })),
        ),
      ),
    );
    expect(taken(outcomes)).to.equal(1);
    const [one, two] = [await counts('dan', 'one.example'), await counts('dan', 'two.example')];
    expect([one[0], (one[1] ?? 0) + (two[1] ?? 0), one[2], one[3]]).to.deep.equal([1, 1, 1, 1]);
  });

  it('counts an attempt that asks 20 times at once once', async () => {
    const limits = { ...FREE, user_daily: 1 };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => slots.reserve(request('eva', 'same', { limits }))),
    );
    expect(taken(outcomes)).to.equal(20);
    expect(await counts('eva')).to.deep.equal([1, 1, 1, 1]);
  });

  it('names every limit that is reached, and takes none for what is not limited', async () => {
    await slots.reserve(request('fay', 'a1'));
    const all = { user_daily: 1, domain_daily: 1, sender_daily: 1, sender_hourly: 1 };
    const refuse = async (limits: SlotRequest['limits']) => {
      const outcome = await slots.reserve(request('fay', 'a2', { limits }));
      return outcome.taken ? 'taken' : outcome.over;
    };
    expect(await refuse(all)).to.deep.equal(['user_daily', 'domain_daily', 'sender_daily', 'sender_hourly']);
    expect(await refuse({ ...all, user_daily: 9, sender_daily: null })).to.deep.equal([
      'domain_daily',
      'sender_hourly',
    ]);
    expect(await refuse({ ...FREE, sender_hourly: 1 })).to.deep.equal(['sender_hourly']);
    expect(await refuse({ ...FREE, sender_daily: 2 })).to.equal('taken');
  });

  it('lets nothing pass a limit of 0', async () => {
    for (const name of ['user_daily', 'domain_daily', 'sender_daily', 'sender_hourly'] as const) {
      const outcome = await slots.reserve(request('flo', name, { limits: { ...FREE, [name]: 0 } }));
      expect(outcome).to.deep.include({ taken: false, over: [name] });
    }
    expect(await counts('flo')).to.deep.equal([0, 0, 0, 0]);
  });

  it('gives back what an attempt holds, once, and to whom it belongs', async () => {
    const limits = { ...FREE, user_daily: 2 };
    await slots.reserve(request('gil', 'a1', { limits, domain_key: 'one.example', sender_id: 's9', hour: 'h' }));
    await slots.reserve(request('gil', 'a2', { limits }));
    await slots.release('bob', '2026-06-01', 'a1');
    await slots.release('gil', '2026-06-02', 'a1');
    expect(await counts('gil', 'one.example', 's9', 'h')).to.deep.equal([2, 1, 1, 1]);
    await Promise.all(Array.from({ length: 10 }, () => slots.release('gil', '2026-06-01', 'a1')));
    await slots.release('gil', '2026-06-01', 'a1');
    expect(await counts('gil', 'one.example', 's9', 'h')).to.deep.equal([1, 0, 0, 0]);
    expect(await counts('gil')).to.deep.equal([1, 1, 1, 1]);
    expect((await slots.reserve(request('gil', 'a1', { limits }))).taken).to.equal(true);
    expect((await slots.reserve(request('gil', 'a3', { limits }))).taken).to.equal(false);
  });

  it('lets one alone to a recipient through, of twenty at once and after one that is not alone', async () => {
    const ask = (id: string, overrides: Partial<SlotRequest> = {}) =>
      slots.reserve(request('ida', id, { alone: true, ...overrides }));
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, number) => ask(`a${number}`)));
    expect(taken(outcomes)).to.equal(1);
    expect(outcomes.find((outcome) => !outcome.taken)).to.deep.include({ over: ['recipient'] });
    expect(await counts('ida')).to.deep.equal([1, 1, 1, 1]);
    expect((await ask('other', { recipient: 'sue@blog.example' })).taken).to.equal(true);
    expect((await ask('by hand', { alone: false })).taken).to.equal(true);
    const holder = `a${outcomes.findIndex((outcome) => outcome.taken)}`;
    expect((await ask(holder)).taken).to.equal(true);
    await slots.release('ida', '2026-06-01', holder);
    expect((await ask('late')).taken).to.equal(false);
    await slots.release('ida', '2026-06-01', 'by hand');
    expect((await ask('late')).taken).to.equal(true);
  });

  it('counts the mailbox that users share over all of them, and tells each no more than that it is full', async () => {
    const limits = { ...FREE, sender_daily: 3, sender_hourly: 3 };
    const shared = { sender_id: ENVIRONMENT_SENDER_ID, limits };
    const users = Array.from({ length: 6 }, (_, number) => `shared ${number}`);
    const outcomes = await Promise.all(users.map((user) => slots.reserve(request(user, `s-${user}`, shared))));
    expect(taken(outcomes)).to.equal(3);
    expect(outcomes.find((outcome) => outcome.taken)?.counts).to.include({ user_daily: 1, sender_daily: 1 });
    expect(outcomes.find((outcome) => !outcome.taken)?.counts).to.deep.equal({
      user_daily: 0,
      domain_daily: 0,
      sender_daily: 3,
      sender_hourly: 3,
    });
    const of = ['2026-06-01', 'blog.example', ENVIRONMENT_SENDER_ID, '2026-06-01T09'] as const;
    expect((await slots.counts('nobody', ...of)).sender_daily).to.equal(0);
    expect((await slots.counts('nobody', ...of, limits)).sender_daily).to.equal(3);
    const holder = users[outcomes.findIndex((outcome) => outcome.taken)] ?? '';
    await slots.release(holder, '2026-06-01', `s-${holder}`);
    expect((await slots.counts('nobody', ...of, limits)).sender_daily).to.equal(0);
    // What the user's own caps refuse takes nothing of the mailbox.
    const refused = { ...shared, limits: { ...limits, user_daily: 0 } };
    expect((await slots.reserve(request('poor', 'p', refused))).taken).to.equal(false);
    expect((await slots.reserve(request('rich', 'r', shared))).taken).to.equal(true);
  });

  it('keeps one gap between the mails of the mailbox that users share, over midnight too', async () => {
    const now = new Date('2026-07-01T23:55:00.000Z');
    const ask = (user: string, id: string, minutes: number, overrides: Partial<SlotRequest> = {}) => {
      const gap = { now: new Date(now.getTime() + minutes * 60_000), seconds: 600 };
      const of = { sender_id: ENVIRONMENT_SENDER_ID, day: '2026-07-01', gap, ...overrides };
      return slots.reserve(request(user, id, of));
    };
    const both = await Promise.all([ask('una', 'g1', 0), ask('udo', 'g2', 0)]);
    expect(taken(both)).to.equal(1);
    expect(both.find((outcome) => !outcome.taken)).to.include({ last_sent_at: now.toISOString() });
    expect((await ask('udo', 'g3', 9, { day: '2026-07-02' })).taken).to.equal(false);
    expect((await ask('udo', 'g3', 10, { day: '2026-07-02' })).taken).to.equal(true);
    expect((await ask('una', 'own', 10, { day: '2026-07-02', sender_id: 's1' })).taken).to.equal(true);
  });

  it('ends a storm of takers and givers with exact counts', async () => {
    const limits = { ...FREE, user_daily: 5 };
    const ids = Array.from({ length: 40 }, (_, number) => `a${number}`);
    const held = await Promise.all(
      ids.map(async (id, index) => {
        const { taken: isTaken } = await slots.reserve(request('hal', id, { limits }));
        if (isTaken && index % 2 === 0) await slots.release('hal', '2026-06-01', id);
        return isTaken && index % 2 === 1;
      }),
    );
    const kept = held.filter(Boolean).length;
    expect(kept).to.be.within(1, 5);
    expect(await counts('hal')).to.deep.equal([kept, kept, kept, kept]);
  });
});
