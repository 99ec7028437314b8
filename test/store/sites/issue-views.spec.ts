import { expect } from 'chai';
import { MAX_ISSUE_VIEWS } from '../../../domain/sites/issues/issue-view.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] saved views of issues', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  const insert = (owner: string, name: string) =>
    running.store.issueViews.insert(owner, { name, filters: { severity: 'critical', q: 'title' } }, 'sam', NOW);

  it('are listed by name, for their workspace alone', async () => {
    const { issueViews } = running.store;
    await insert('ws_a', 'Second');
    const first = await insert('ws_a', 'First');
    await insert('ws_b', 'First');
    expect((await issueViews.list('ws_a')).map(({ name }) => name)).to.deep.equal(['First', 'Second']);
    if (typeof first === 'string') throw new Error(first);
    expect(first).to.deep.equal({
      id: first.id,
      name: 'First',
      filters: { severity: 'critical', q: 'title' },
      created_at: NOW.toISOString(),
    });
    expect(await issueViews.remove('ws_b', first.id)).to.equal(false);
    expect(await issueViews.remove('ws_a', first.id)).to.equal(true);
    expect(await issueViews.remove('ws_a', 'no-id')).to.equal(false);
    expect(await issueViews.list('ws_b')).to.have.length(1);
  });

  it('have a name of their own, and are not more than there may be', async () => {
    expect(await insert('ws_c', 'One')).to.be.an('object');
    expect(await insert('ws_c', 'One')).to.equal('known');
    for (let count = 1; count < MAX_ISSUE_VIEWS; count++) await insert('ws_c', `View ${count}`);
    expect(await insert('ws_c', 'One more')).to.equal('full');
  });
});
