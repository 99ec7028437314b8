import { expect } from 'chai';
import { type Brand, MAX_BRANDS } from '../../../domain/reports/brand.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');
const BRAND: Brand = {
  name: 'Nordlicht',
  primary_color: '#0f4c3a',
  accent_color: '#e8a33d',
  contact_line: 'Hamburg',
  logo: { media_type: 'image/png', base64: 'iVBORw0KGgo=' },
};

describe('[I] report brands repository', () => {
  let running: TestStore;
  let brands: Store['reportBrands'];
  before(async () => {
    running = await startStore();
    brands = running.store.reportBrands;
  });
  after(() => running.stop());
  const insert = async (user: string, brand = BRAND) => {
    const made = await brands.insert(user, brand, NOW);
    if (!made) throw new Error('The brand was not taken');
    return made;
  };

  it('gives back what was inserted, replaces the whole, and lists the oldest first', async () => {
    const made = await insert('alice');
    expect(made).to.deep.equal({ id: made.id, ...BRAND, created_at: NOW.toISOString(), updated_at: NOW.toISOString() });
    expect(await brands.find('alice', made.id)).to.deep.equal(made);
    const other = { ...BRAND, name: 'Südwind', contact_line: '', logo: null };
    const replaced = await brands.replace('alice', made.id, other, LATER);
    expect(replaced).to.deep.equal({ ...made, ...other, updated_at: LATER.toISOString() });
    const second = await insert('alice');
    expect((await brands.list('alice')).map(({ id }) => id)).to.deep.equal([made.id, second.id]);
  });

  it('keeps those of a user from all others, and erases them with the user', async () => {
    const { id } = await insert('bob');
    expect(await brands.find('mallory', id)).to.equal(null);
    expect(await brands.replace('mallory', id, BRAND, LATER)).to.equal(null);
    expect(await brands.remove('mallory', id)).to.equal(false);
    expect(await brands.list('mallory')).to.deep.equal([]);
    await running.store.userErasures.erase('bob');
    expect(await brands.find('bob', id)).to.equal(null);
  });

  it('removes once, and knows no id that cannot be one', async () => {
    const { id } = await insert('carol');
    expect([await brands.remove('carol', id), await brands.remove('carol', id)]).to.deep.equal([true, false]);
    expect([await brands.find('carol', 'x'), await brands.replace('carol', 'x', BRAND, NOW)]).to.deep.equal([
      null,
      null,
    ]);
  });

  it('takes no more than one may keep', async () => {
    for (let count = 0; count < MAX_BRANDS; count++) await insert('dave');
    expect(await brands.insert('dave', BRAND, NOW)).to.equal(null);
  });
});
