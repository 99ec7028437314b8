import { expect } from 'chai';
import { decodeCursor } from '../../../../store/base/cursor.js';
import type { Store } from '../../../../store/index.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');
const OPENER = {
  name: 'Opener',
  subject: 'Hello {name}',
  body: 'About {website}',
  category: 'first',
  placeholders: ['name', 'website'],
};

describe('[I] email templates repository', () => {
  let running: TestStore;
  let templates: Store['emailTemplates'];
  before(async () => {
    running = await startStore();
    templates = running.store.emailTemplates;
  });
  after(() => running.stop());

  it('gives back what was inserted', async () => {
    const made = await templates.insert('alice', OPENER, NOW);
    const times = { created_at: NOW.toISOString(), updated_at: NOW.toISOString() };
    expect(made).to.deep.equal({ id: made.id, user_id: 'alice', ...OPENER, ...times });
    expect(await templates.find('alice', made.id)).to.deep.equal(made);
  });

  it('replaces the whole', async () => {
    const made = await templates.insert('alice', OPENER, NOW);
    const other = { name: 'Short', subject: 'Hi', body: 'Hello', category: null, placeholders: [] };
    const replaced = await templates.replace('alice', made.id, other, LATER);
    expect(replaced).to.deep.equal({ ...made, ...other, updated_at: LATER.toISOString() });
    expect(await templates.find('alice', made.id)).to.deep.equal(replaced);
  });

  it('lists newest first, in pages', async () => {
    const made: string[] = [];
    for (let day = 1; day <= 3; day++) {
      made.unshift((await templates.insert('carol', OPENER, new Date(`2026-05-0${day}T00:00:00Z`))).id);
    }
    const first = await templates.list('carol', 2, null);
    const second = await templates.list('carol', 2, decodeCursor(first.next_cursor ?? ''));
    expect([...first.items, ...second.items].map(({ id }) => id)).to.deep.equal(made);
    expect([first.items.length, second.next_cursor]).to.deep.equal([2, null]);
  });

  it('is removed once', async () => {
    const { id } = await templates.insert('alice', OPENER, NOW);
    expect(await templates.remove('alice', id)).to.equal(true);
    expect(await templates.remove('alice', id)).to.equal(false);
    expect(await templates.find('alice', id)).to.equal(null);
  });

  it('is blind to other users and to ids that are none', async () => {
    const made = await templates.insert('dan', OPENER, NOW);
    for (const [user, id] of [
      ['bob', made.id],
      ['dan', 'no-id'],
    ] as const) {
      expect(await templates.find(user, id)).to.equal(null);
      expect(await templates.replace(user, id, { ...OPENER, name: 'Mine' }, LATER)).to.equal(null);
      expect(await templates.remove(user, id)).to.equal(false);
    }
    expect((await templates.list('bob', 10, null)).items).to.deep.equal([]);
    expect(await templates.find('dan', made.id)).to.deep.equal(made);
  });
});
