import { expect } from 'chai';
import type { ConnectRequest } from '../../../domain/oauth/connect-request.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2126-06-01T08:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const request = (id: string, user_id: string): ConnectRequest => ({
  id,
  user_id,
  actor_id: null,
  platform: 'searchconsole',
  session_hash: null,
  verifier: 'sealed',
  redirect_uri: 'https://app.example/callback',
});

describe('[I] connect requests repository', () => {
  let running: TestStore;
  let requests: Store['connectRequests'];
  before(async () => {
    running = await startStore();
    requests = running.store.connectRequests;
  });
  after(() => running.stop());
  // The database drops what has ended by its own clock: these end far in the future.
  const insert = (id: string, user: string, at = NOW) => requests.insert(request(id, user), at, later(20));

  it('finds who has not come back, until the time is over', async () => {
    await requests.insert(request('a1', 'alice'), NOW, later(20));
    expect(await requests.find('a1', NOW)).to.deep.equal(request('a1', 'alice'));
    expect(await requests.find('a1', later(20))).to.equal(null);
    expect(await requests.find('other', NOW)).to.equal(null);
  });

  it('takes one answer, anyone who comes back how often', async () => {
    await insert('b1', 'bea');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => requests.answer('b1', `code ${index}`, NOW)),
    );
    expect(answers.filter((taken) => taken).length).to.equal(1);
    expect(await requests.find('b1', NOW)).to.equal(null);
    const taken = await requests.take('bea', 'b1', NOW);
    expect(taken?.code).to.equal(`code ${answers.indexOf(true)}`);
  });

  it('gives the code away once, to its user, in time', async () => {
    await insert('c1', 'carol');
    expect(await requests.take('carol', 'c1', NOW)).to.equal(null);
    await requests.answer('c1', 'code', NOW);
    expect(await requests.take('bob', 'c1', NOW)).to.equal(null);
    expect(await requests.take('carol', 'c1', later(20))).to.equal(null);
    const taken = await Promise.all([1, 2, 3, 4].map(() => requests.take('carol', 'c1', later(19))));
    expect(taken.filter((one) => one !== null)).to.deep.equal([{ ...request('c1', 'carol'), code: 'code' }]);
  });

  it('takes no answer after the time is over', async () => {
    await insert('d1', 'dan');
    expect(await requests.answer('d1', 'code', later(20))).to.equal(false);
  });

  it('keeps the newest ten of a user', async () => {
    for (let n = 0; n < 12; n++) await insert(`e${n}`, 'eva', new Date(NOW.getTime() + n));
    const kept = await Promise.all(Array.from({ length: 12 }, (_, n) => requests.find(`e${n}`, NOW)));
    expect(kept.map((one) => one !== null)).to.deep.equal([false, false, ...Array(10).fill(true)]);
  });

  it('forgets one, or all of a user and platform', async () => {
    await insert('f1', 'fay');
    await insert('f2', 'fay');
    expect([await requests.remove('f1'), await requests.remove('f1')]).to.deep.equal([true, false]);
    await requests.removeAll('fay', 'analytics');
    expect(await requests.find('f2', NOW)).to.not.equal(null);
    await requests.removeAll('fay', 'searchconsole');
    expect(await requests.find('f2', NOW)).to.equal(null);
  });
});
