import { expect } from 'chai';
import type { CheckSet } from '../../../domain/seo/own-checks/check-set.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');
const SET: CheckSet = {
  name: 'Lamps',
  extractions: [{ name: 'Price.of $it', selector: '.price', take: 'text', all: false }],
  page_filters: [{ name: 'Thin', severity: 'low', conditions: [{ column: 'words', operator: 'at_most', value: 0 }] }],
};

describe('[I] check sets repository', () => {
  let running: TestStore;
  let sets: Store['checkSets'];
  before(async () => {
    running = await startStore();
    sets = running.store.checkSets;
  });
  after(() => running.stop());

  it('gives back what was inserted, replaces the whole, and lists the oldest first', async () => {
    const made = await sets.insert('alice', SET, NOW);
    const id = made?.id ?? '';
    expect(made).to.deep.equal({ id, ...SET, created_at: NOW.toISOString(), updated_at: NOW.toISOString() });
    expect(await sets.find('alice', id)).to.deep.equal(made);
    const other = { name: 'Empty', extractions: [], page_filters: [] };
    expect(await sets.replace('alice', id, other, LATER)).to.deep.equal({
      ...made,
      ...other,
      updated_at: LATER.toISOString(),
    });
    const second = await sets.insert('alice', SET, LATER);
    expect((await sets.list('alice')).map((set) => set.id)).to.deep.equal([id, second?.id]);
  });

  it('keeps those of a user from all others, and erases them with the user', async () => {
    const id = (await sets.insert('bob', SET, NOW))?.id ?? '';
    expect(await sets.find('mallory', id)).to.equal(null);
    expect(await sets.replace('mallory', id, SET, LATER)).to.equal(null);
    expect(await sets.remove('mallory', id)).to.equal(false);
    expect(await sets.list('mallory')).to.deep.equal([]);
    await running.store.userErasures.erase('bob');
    expect(await sets.find('bob', id)).to.equal(null);
  });

  it('removes once, and knows no id that cannot be one', async () => {
    const id = (await sets.insert('carol', SET, NOW))?.id ?? '';
    expect([await sets.remove('carol', id), await sets.remove('carol', id)]).to.deep.equal([true, false]);
    expect([await sets.find('carol', 'x'), await sets.replace('carol', 'x', SET, NOW)]).to.deep.equal([null, null]);
  });
});
