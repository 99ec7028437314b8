import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { toBuffer } from '../../../store/artifacts/artifacts.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] artifacts repository', () => {
  let running: TestStore;
  let artifacts: Store['artifacts'];
  before(async () => {
    running = await startStore();
    artifacts = running.store.artifacts;
  });
  after(() => running.stop());

  const countChunks = () => running.connection.collection('artifact_chunks').countDocuments();

  it('gives back a small value', async () => {
    await artifacts.put('alice', 'small', { text: 'grün ✓', list: [1, null] });
    expect(await artifacts.get('alice', 'small')).to.deep.equal({ text: 'grün ✓', list: [1, null] });
    expect(await artifacts.getText('alice', 'small')).to.equal('{"text":"grün ✓","list":[1,null]}');
  });

  it('gives back a value far over the size of one document', async () => {
    // Random text does not compress: about 18 MB at rest.
    const value = { text: randomBytes(12_000_000).toString('hex') };
    const { bytes } = await artifacts.put('alice', 'large', value);
    expect(bytes).to.be.greaterThan(10_000_000);
    expect(await artifacts.get<typeof value>('alice', 'large')).to.deep.equal(value);
  }).timeout(60_000);

  it('gives several values in one read, by name: small ones, those in chunks, and null for what is not there', async () => {
    const value = { text: randomBytes(3_000_000).toString('hex') };
    await artifacts.put('amy', 'in chunks', value);
    await artifacts.put('amy', 'one', [1]);
    const keys = { list: 'one', large: 'in chunks', missing: 'two' };
    const found = await artifacts.getAll<{ list: number[]; large: object; missing: object }>('amy', keys);
    expect(found).to.deep.equal({ list: [1], large: value, missing: null });
    expect((await artifacts.getAll<{ list: number[] }>('bob', { list: 'one' })).list).to.equal(null);
  });

  it('replaces, and leaves nothing of the old value behind', async () => {
    await artifacts.put('alice', 'again', { text: randomBytes(3_000_000).toString('hex') });
    const before = await countChunks();
    await artifacts.put('alice', 'again', { text: 'short' });
    expect(await artifacts.get('alice', 'again')).to.deep.equal({ text: 'short' });
    expect(await countChunks()).to.equal(before - 1);
  });

  it('of rival first writes one whole value is left', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, number) => artifacts.put('alice', 'rivals', { number })));
    const left = await artifacts.get<{ number: number }>('alice', 'rivals');
    expect(left?.number).to.be.within(0, 9);
    expect(await running.connection.collection('artifacts').countDocuments({ key: 'rivals' })).to.equal(1);
  });

  it('knows no key of another user', async () => {
    await artifacts.put('alice', 'mine', 1);
    expect(await artifacts.get('bob', 'mine')).to.equal(null);
    expect(await artifacts.getText('alice', 'other')).to.equal(null);
    expect([await artifacts.has('alice', 'mine'), await artifacts.has('bob', 'mine')]).to.deep.equal([true, false]);
  });

  it('keeps bytes that are no JSON as they are, whatever their size', async () => {
    for (const bytes of [Buffer.from('%PDF-'), randomBytes(6_000_000)]) {
      await artifacts.putPacked('alice', 'bytes', bytes);
      expect((await artifacts.getPacked('alice', 'bytes'))?.equals(bytes)).to.equal(true);
    }
  }).timeout(60_000);

  it('refuses bytes of a form it does not know', () => {
    expect(() => toBuffer('text')).to.throw('unknown form');
  });
});
