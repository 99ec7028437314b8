import { expect } from 'chai';
import type { Sender } from '../../../../domain/outreach/sending/sender.js';
import { decodeCursor } from '../../../../store/base/cursor.js';
import type { Store } from '../../../../store/index.js';
import { newSender } from '../../../support/samples/new-sender.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');

describe('[I] senders repository', () => {
  let running: TestStore;
  let senders: Store['senders'];
  before(async () => {
    running = await startStore();
    senders = running.store.senders;
  });
  after(() => running.stop());

  async function add(user: string, email: string, overrides = {}, at = NOW): Promise<Sender> {
    const made = await senders.insert(user, newSender(email, overrides), at);
    return made ?? expect.fail(`${email} was there`);
  }
  const defaults = async (user: string) =>
    (await senders.all(user)).filter(({ is_default }) => is_default).map(({ email }) => email);

  it('gives back what was inserted, passwords apart', async () => {
    const sending_window = { time_zone: 'Europe/Berlin', days: [1, 2], from: '09:00', to: '17:00' };
    const made = await add('alice', 'ana@press.example', { sending_window, created_by: 'sam' });
    const { smtp_password, imap_password, ...shown } = newSender('ana@press.example', { sending_window });
    expect(made).to.deep.equal({
      id: made.id,
      user_id: 'alice',
      ...shown,
      provider: null,
      provider_limits: null,
      is_default: true,
      paused: null,
      created_by: 'sam',
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
    });
    expect(await senders.find('alice', made.id)).to.deep.equal(made);
    expect(await senders.findByEmail('alice', 'ana@press.example')).to.deep.equal(made);
    expect(await senders.secretsOf('alice', made.id)).to.deep.equal({ smtp_password, imap_password });
  });

  it('keeps an address once for a user', async () => {
    await add('bea', 'one@press.example');
    expect(await senders.insert('bea', newSender('one@press.example', { name: 'Other' }), LATER)).to.equal(null);
    const many = await Promise.all(
      Array.from({ length: 20 }, () => senders.insert('bea', newSender('two@press.example'), NOW)),
    );
    expect(many.filter((made) => made !== null)).to.have.length(1);
    expect((await add('ben', 'one@press.example')).user_id).to.equal('ben');
  });

  it('changes what is given, never the address', async () => {
    const made = await add('cleo', 'cleo@press.example');
    const change = { daily_limit: 20, imap: null, imap_password: null, email: 'else@press.example' };
    expect(await senders.update('cleo', made.id, change, LATER)).to.deep.equal({
      ...made,
      daily_limit: 20,
      imap: null,
      updated_at: LATER.toISOString(),
    });
    expect(await senders.secretsOf('cleo', made.id)).to.deep.equal({
      smtp_password: 'sealed-smtp',
      imap_password: null,
    });
  });

  it('is paused and continues', async () => {
    const { id } = await add('dora', 'dora@press.example');
    const pause = { reason: 'bounce_rate', detail: '6 of 100', at: NOW.toISOString() } as const;
    expect((await senders.setPause('dora', id, pause, NOW))?.paused).to.deep.equal(pause);
    expect((await senders.find('dora', id))?.paused).to.deep.equal(pause);
    expect((await senders.setPause('dora', id, null, LATER))?.paused).to.equal(null);
  });

  it('has one default: the first, until another is made it', async () => {
    await add('eva', 'one@press.example');
    const two = await add('eva', 'two@press.example', {}, LATER);
    expect(two.is_default).to.equal(false);
    expect((await senders.defaultOf('eva'))?.email).to.equal('one@press.example');
    const three = await add('eva', 'three@press.example', { is_default: true }, LATER);
    expect(three.is_default).to.equal(true);
    expect(await defaults('eva')).to.deep.equal(['three@press.example']);
    const later = new Date(LATER.getTime() + 1);
    expect((await senders.makeDefault('eva', two.id, later))?.is_default).to.equal(true);
    expect(await defaults('eva')).to.deep.equal(['two@press.example']);
    expect((await senders.defaultOf('eva'))?.email).to.equal('two@press.example');
    expect(await senders.defaultOf('nobody')).to.equal(null);
  });

  it('has one default after any race, and one after it has gone', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, number) => add('fay', `s${number}@press.example`, { is_default: true })),
    );
    expect(await defaults('fay')).to.have.length(1);
    await Promise.all(made.map(({ id }) => senders.makeDefault('fay', id, LATER)));
    expect(await defaults('fay')).to.have.length(1);
    for (let left = 9; left > 0; left--) {
      const id = (await senders.defaultOf('fay'))?.id ?? '';
      expect(await senders.remove('fay', id)).to.equal(true);
      expect(await defaults('fay')).to.have.length(1);
    }
    expect(await senders.remove('fay', 'no-id')).to.equal(false);
  });

  it('lists newest first, in pages', async () => {
    const made: string[] = [];
    for (let day = 1; day <= 3; day++) {
      made.unshift((await add('gil', `s${day}@press.example`, {}, new Date(`2026-05-0${day}T00:00:00Z`))).id);
    }
    const first = await senders.list('gil', 2, null);
    const second = await senders.list('gil', 2, decodeCursor(first.next_cursor ?? ''));
    expect([...first.items, ...second.items].map(({ id }) => id)).to.deep.equal(made);
    expect((await senders.all('gil')).map(({ id }) => id)).to.deep.equal(made);
  });

  it('is blind to other users and to ids that are none', async () => {
    const made = await add('hal', 'hal@press.example');
    for (const [user, id] of [
      ['bob', made.id],
      ['hal', 'no-id'],
    ] as const) {
      expect(await senders.find(user, id)).to.equal(null);
      expect(await senders.secretsOf(user, id)).to.equal(null);
      expect(await senders.update(user, id, { name: 'x' }, LATER)).to.equal(null);
      expect(await senders.setPause(user, id, null, LATER)).to.equal(null);
      expect(await senders.makeDefault(user, id, LATER)).to.equal(null);
      expect(await senders.remove(user, id)).to.equal(false);
    }
    expect(await senders.findByEmail('bob', 'hal@press.example')).to.equal(null);
    expect(await senders.all('bob')).to.deep.equal([]);
    expect((await senders.list('bob', 10, null)).items).to.deep.equal([]);
    expect(await senders.find('hal', made.id)).to.deep.equal(made);
  });

  it('names users who have one, each once', async () => {
    await add('zoe', 'one@press.example');
    await add('zoe', 'two@press.example');
    const users = await senders.allUserIds();
    expect(users.filter((user) => user === 'zoe')).to.have.length(1);
    expect(users).to.include('hal').and.not.include('bob');
    expect(users).to.deep.equal([...users].sort());
  });
});
