import { expect } from 'chai';
import type { Suppression } from '../../../../domain/outreach/sending/suppression.js';
import { decodeCursor } from '../../../../store/base/cursor.js';
import type { Store } from '../../../../store/index.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');

describe('[I] suppressions repository', () => {
  let running: TestStore;
  let suppressions: Store['suppressions'];
  before(async () => {
    running = await startStore();
    suppressions = running.store.suppressions;
  });
  after(() => running.stop());

  async function add(user: string, email: string, at = NOW): Promise<Suppression> {
    return (await suppressions.add(user, { email, reason: null, source: 'manual' }, at)).suppression;
  }

  it('keeps an address once, as it was at first', async () => {
    const given = { email: 'ed@blog.example', reason: 'Asked', source: 'unsubscribe' } as const;
    const made = await suppressions.add('alice', given, NOW);
    expect(made).to.deep.equal({
      suppression: { id: made.suppression.id, user_id: 'alice', ...given, created_at: NOW.toISOString() },
      inserted: true,
    });
    const again = await suppressions.add('alice', { ...given, reason: null, source: 'manual' }, LATER);
    expect(again).to.deep.equal({ suppression: made.suppression, inserted: false });
    expect(await suppressions.find('alice', made.suppression.id)).to.deep.equal(made.suppression);
  });

  it('of 20 that come at once for an address keeps one', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => add('bea', 'rush@blog.example')));
    expect(new Set(made.map(({ id }) => id)).size).to.equal(1);
  });

  it('finds the first form that is suppressed, and no address that only looks like one', async () => {
    await add('carol', '@blog.example');
    await add('carol', 'ed@blog.example');
    const find = async (...forms: string[]) => (await suppressions.findAny('carol', forms))?.email ?? null;
    expect(await find('ed+x@blog.example', 'ed@blog.example', '@blog.example')).to.equal('ed@blog.example');
    expect(await find('@blog.example', 'ed@blog.example')).to.equal('@blog.example');
    expect(await find('ed@sub.blog.example', '@sub.blog.example')).to.equal(null);
    expect(await find('d@blog.example', 'ed@blog')).to.equal(null);
    expect(await find()).to.equal(null);
    expect(await suppressions.findAny('bob', ['ed@blog.example'])).to.equal(null);
  });

  it('keeps one form of an address, whatever it is brought in', async () => {
    const entry = 'lee@xn--bcher-kva.example';
    for (const email of ['Lee@Bücher.example', 'lee@bu\u0308cher.example', ' LEE@XN--BCHER-KVA.example '])
      expect((await add('ian', email)).email).to.equal(entry);
    expect(
      await suppressions.addMany('ian', ['lee@bücher.example', '@Bücher.example'], null, 'manual', NOW),
    ).to.include({
      added: 1,
      skipped: 1,
    });
    for (const form of [entry, 'lee@bücher.example', '@BÜCHER.example'])
      expect(await suppressions.findAny('ian', [form]), form).to.not.equal(null);
    expect((await add('ian', 'Not an address')).email).to.equal('not an address');
  });

  it('finds one mailbox by all its spellings, and keeps the first', async () => {
    await add('jo', 'jane.doe@gmail.com');
    for (const spelling of ['janedoe@gmail.com', 'j.a.n.e.doe@googlemail.com', 'jane.doe@googlemail.com'])
      expect(await suppressions.findAny('jo', [spelling]), spelling).to.include({ email: 'jane.doe@gmail.com' });
    expect(await suppressions.findAny('jo', ['jane.doe@blog.example', 'janedo@gmail.com'])).to.equal(null);
    expect((await add('jo', 'JaneDoe@googlemail.com')).email).to.equal('jane.doe@gmail.com');
    const many = ['jane.d.oe@gmail.com', 'a.b@gmail.com', 'ab@googlemail.com'];
    expect(await suppressions.addMany('jo', many, null, 'manual', NOW)).to.deep.equal({ added: 1, skipped: 2 });
    const { items } = await suppressions.list('jo', 10, null);
    expect(items.map(({ email }) => email).sort()).to.deep.equal(['a.b@gmail.com', 'jane.doe@gmail.com']);
  });

  it('adds many, without those that are there or twice among them', async () => {
    await add('dan', 'b@x.example');
    const emails = ['a@x.example', 'b@x.example', 'c@x.example', 'a@x.example'];
    expect(await suppressions.addMany('dan', emails, 'List', 'manual', LATER)).to.deep.equal({ added: 2, skipped: 2 });
    const { items } = await suppressions.list('dan', 10, null);
    expect(items.map(({ email, reason }) => `${email} ${reason}`).sort()).to.deep.equal([
      'a@x.example List',
      'b@x.example null',
      'c@x.example List',
    ]);
    expect(await suppressions.addMany('dan', [], null, 'manual', NOW)).to.deep.equal({ added: 0, skipped: 0 });
  });

  it('lists newest first, in pages, and streams alike', async () => {
    const made: Suppression[] = [];
    for (let day = 1; day <= 3; day++) {
      made.unshift(await add('eva', `s${day}@x.example`, new Date(`2026-05-0${day}T00:00:00Z`)));
    }
    const first = await suppressions.list('eva', 2, null);
    const second = await suppressions.list('eva', 2, decodeCursor(first.next_cursor ?? ''));
    expect([...first.items, ...second.items]).to.deep.equal(made);
    const streamed: Suppression[] = [];
    for await (const each of suppressions.stream('eva')) streamed.push(each);
    expect(streamed).to.deep.equal(made);
  });

  it('is removed once, and can be added again', async () => {
    const { id, email } = await add('fay', 'ed@blog.example');
    expect(await suppressions.remove('fay', id)).to.equal(true);
    expect(await suppressions.remove('fay', id)).to.equal(false);
    expect(await suppressions.findAny('fay', [email])).to.equal(null);
    expect((await add('fay', email)).id).not.to.equal(id);
  });

  it('is blind to other users and to ids that are none', async () => {
    const made = await add('gil', 'ed@blog.example');
    expect(await suppressions.find('bob', made.id)).to.equal(null);
    expect(await suppressions.remove('bob', made.id)).to.equal(false);
    expect(await suppressions.remove('gil', 'no-id')).to.equal(false);
    expect(await suppressions.find('gil', 'no-id')).to.equal(null);
    expect((await suppressions.list('bob', 10, null)).items).to.deep.equal([]);
    for await (const _ of suppressions.stream('bob')) expect.fail('a suppression of somebody else');
    expect(await suppressions.find('gil', made.id)).to.deep.equal(made);
  });
});
