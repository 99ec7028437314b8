import { expect } from 'chai';
import { MAX_OPEN_INVITATIONS } from '../../../domain/workspaces/invitation.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2036-06-01T08:00:00.000Z');
const END = new Date('2036-06-08T08:00:00.000Z');
const invited = (email: string, token_hash: string) => ({
  email,
  token_hash,
  role: 'viewer' as const,
  can_send: false,
  sites: [],
  invited_by: 'olga',
});

describe('[I] invitations repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('finds an invitation by its token until it ends, and lets one request use it up', async () => {
    const { invitations } = running.store;
    const made = await invitations.put('ws_a', invited('sam@a.example', 'hash-1'), NOW, END);
    expect(await invitations.findByToken('hash-1', NOW)).to.deep.equal(made);
    expect(await invitations.findByToken('hash-1', END)).to.equal(null);
    const claims = await Promise.all([invitations.claim('hash-1'), invitations.claim('hash-1')]);
    expect(claims.filter(Boolean)).to.have.length(1);
  });

  it('finds it by the tokens of its last five mails too, and gives it more days', async () => {
    const { invitations } = running.store;
    const made = await invitations.put('ws_m', invited('mia@a.example', 'hash-m'), NOW, END);
    const id = made?.id ?? '';
    for (const number of [1, 2, 3, 4, 5, 6]) await invitations.addMailToken('ws_m', id, `mail-${number}`);
    const found = await Promise.all(
      ['hash-m', 'mail-1', 'mail-2', 'mail-6'].map((hash) => invitations.findByToken(hash, NOW)),
    );
    expect(found.map((each) => each?.id ?? null)).to.deep.equal([id, null, id, id]);
    const until = new Date('2036-06-15T08:00:00.000Z');
    expect(await invitations.renew('ws_other', id, until)).to.equal(null);
    expect((await invitations.renew('ws_m', id, until))?.expires_at).to.equal(until.toISOString());
    expect((await invitations.find('ws_m', id, END))?.email).to.equal('mia@a.example');
    expect(await invitations.find('ws_m', 'x', NOW)).to.equal(null);
  });

  it('replaces the one before for the same address', async () => {
    const { invitations } = running.store;
    await invitations.put('ws_b', invited('sam@b.example', 'hash-2'), NOW, END);
    const second = await invitations.put('ws_b', invited('sam@b.example', 'hash-3'), NOW, END);
    expect(await invitations.list('ws_b', NOW)).to.deep.equal([second]);
    expect(await invitations.findByToken('hash-2', NOW)).to.equal(null);
    expect(await invitations.remove('ws_other', second?.id ?? '')).to.equal(false);
    expect(await invitations.remove('ws_b', second?.id ?? '')).to.equal(true);
  });

  it('lets no more wait than may', async () => {
    const { invitations } = running.store;
    for (let count = 0; count < MAX_OPEN_INVITATIONS; count++)
      await invitations.put('ws_c', invited(`user${count}@c.example`, `c-${count}`), NOW, END);
    expect(await invitations.put('ws_c', invited('more@c.example', 'c-more'), NOW, END)).to.equal(null);
  });
});
