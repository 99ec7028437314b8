import { expect } from 'chai';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const PLACE = { user_id: 'alice', site: 'a.example', name: 'data?' };
const kept = (version: number, body = '{}') => ({
  version,
  body,
  etag: `"${version}"`,
  expires_at: new Date(Date.now() + 60_000),
});

describe('[I] dashboard answers repository', () => {
  let running: TestStore;
  let answers: Store['dashboardAnswers'];
  before(async () => {
    running = await startStore();
    answers = running.store.dashboardAnswers;
  });
  after(() => running.stop());

  it('keeps the last of each, however many at once', async () => {
    expect(await answers.find(PLACE)).to.equal(null);
    await Promise.all(Array.from({ length: 8 }, (_, index) => answers.put(PLACE, kept(index))));
    const last = kept(9, '{"a":1}');
    await answers.put(PLACE, last);
    expect(await answers.find(PLACE)).to.deep.equal(last);
    for (const other of [{ user_id: 'bob' }, { site: 'b.example' }, { name: 'overview?' }]) {
      expect(await answers.find({ ...PLACE, ...other })).to.equal(null);
    }
  });

  it('counts their use by user, and those that are kept', async () => {
    expect(await answers.countUse('carl')).to.deep.equal({ hits: 0, misses: 0, size: 0 });
    await Promise.all(Array.from({ length: 9 }, (_, index) => answers.noteUse('carl', index < 6)));
    await answers.put({ ...PLACE, user_id: 'carl' }, kept(1));
    await answers.put({ ...PLACE, user_id: 'carl', name: 'old' }, { ...kept(1), expires_at: new Date(0) });
    expect(await answers.countUse('carl')).to.deep.equal({ hits: 6, misses: 3, size: 1 });
  });

  it('drops those of a site', async () => {
    await answers.put({ ...PLACE, site: 'b.example' }, kept(1));
    await answers.dropSite('alice', 'a.example');
    expect(await answers.find(PLACE)).to.equal(null);
    expect((await answers.find({ ...PLACE, site: 'b.example' }))?.version).to.equal(1);
  });
});
