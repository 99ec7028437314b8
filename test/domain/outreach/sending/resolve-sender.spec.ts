import { expect } from 'chai';
import { resolveSender } from '../../../../domain/outreach/sending/resolve-sender.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../../domain/outreach/sending/sender.js';
import { createSendingWorld, type SendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] sender of a mail', () => {
  let test: TestStore;
  let world: SendingWorld;
  let shared: Sender;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
    shared = { ...world.sender, id: ENVIRONMENT_SENDER_ID, user_id: '', email: 'all@press.example' };
  });
  after(() => test.stop());

  const idOf = async (user: string, named: string | null, environmentSender: Sender | null) =>
    (await resolveSender({ senders: test.store.senders, environmentSender }, user, named))?.id ?? null;

  it('is the named one, when it is the user’s own', async () => {
    expect(await idOf('alice', world.sender.id, shared)).to.equal(world.sender.id);
    expect(await idOf('bob', world.sender.id, shared)).to.equal(null);
  });

  it('is the default where none is named, and the environment’s for those who have none', async () => {
    expect(await idOf('alice', null, shared)).to.equal(world.sender.id);
    expect(await idOf('bob', null, shared)).to.equal(ENVIRONMENT_SENDER_ID);
    expect(await idOf('bob', null, null)).to.equal(null);
  });

  it('lends the environment’s to anyone who names it, under their own name', async () => {
    const lent = await resolveSender(
      { senders: test.store.senders, environmentSender: shared },
      'alice',
      ENVIRONMENT_SENDER_ID,
    );
    expect(lent).to.include({ id: ENVIRONMENT_SENDER_ID, user_id: 'alice' });
  });
});
