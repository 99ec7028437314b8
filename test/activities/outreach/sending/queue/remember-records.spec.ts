import { expect } from 'chai';
import {
  type RememberedDeps,
  rememberRecords,
} from '../../../../../activities/outreach/sending/queue/remember-records.js';
import { storedSender } from '../../../../support/samples/stored-sender.js';

describe('[U] remembered records', () => {
  const asked: string[] = [];
  let failures = 0;
  beforeEach(() => {
    asked.length = 0;
    failures = 0;
  });

  const answer = <Value>(what: string, value: Value): Promise<Value> => {
    asked.push(what);
    return failures-- > 0 ? Promise.reject(new Error('The store is away')) : Promise.resolve(value);
  };
  const sender = storedSender();
  const deps = {
    attempts: { firstSentAt: (user, id) => answer(`first ${user} ${id}`, null) },
    campaigns: { find: (user, id) => answer(`campaign ${user} ${id}`, null) },
    senders: {
      find: (user, id) => answer(`sender ${user} ${id}`, { ...sender, user_id: user, id }),
      defaultOf: (user) => answer(`default ${user}`, null),
      setPause: () => answer('pause', null),
    },
    openLogin: ({ user_id, id }) =>
      answer(`login ${user_id} ${id}`, { smtp: { ...sender.smtp, password: id }, imap: null }),
  } satisfies RememberedDeps & { senders: { setPause(): Promise<null> } };

  it('are read once, and once for each user and id', async () => {
    const { attempts, campaigns, senders, openLogin } = rememberRecords(deps);
    for (const _ of [1, 2]) {
      for (const id of ['a', 'b']) expect((await senders.find('alice', id))?.id).to.equal(id);
      expect((await senders.find('bob', 'a'))?.user_id).to.equal('bob');
      expect(await senders.defaultOf('alice')).to.equal(null);
      expect(await campaigns.find('alice', 'a')).to.equal(null);
      expect(await attempts.firstSentAt('alice', 'a')).to.equal(null);
      expect((await openLogin({ ...sender, id: 'a' })).smtp.password).to.equal('a');
    }
    expect(asked).to.deep.equal([
      'sender alice a',
      'sender alice b',
      'sender bob a',
      'default alice',
      'campaign alice a',
      'first alice a',
      'login alice a',
    ]);
  });

  it('are read once by those who ask at the same time', async () => {
    const { senders } = rememberRecords(deps);
    await Promise.all([1, 2, 3].map(() => senders.find('alice', 'a')));
    expect(asked).to.have.length(1);
  });

  it('are read anew after a failure, and by the next who remembers', async () => {
    const { senders } = rememberRecords(deps);
    failures = 1;
    const failed = await senders.find('alice', 'a').catch((failure: Error) => failure.message);
    expect(failed).to.equal('The store is away');
    expect((await senders.find('alice', 'a'))?.id).to.equal('a');
    await rememberRecords(deps).senders.find('alice', 'a');
    expect(asked).to.have.length(3);
  });

  it('are never what changes something', async () => {
    const { senders } = rememberRecords(deps);
    for (const _ of [1, 2]) await senders.setPause();
    expect(asked).to.deep.equal(['pause', 'pause']);
  });
});
