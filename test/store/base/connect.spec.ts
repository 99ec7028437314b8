import { expect } from 'chai';
import { connectStore, ensureIndexes, isDuplicateKey } from '../../../store/base/connect.js';
import { createStore } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] store connection', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('creating what is there already changes nothing, also from two sides at once', async () => {
    await Promise.all([running.store.ensure(), createStore(running.connection).ensure()]);
    const indexes = await running.connection.collection('crawl_pages').indexes();
    expect(indexes.map((index) => Object.keys(index.key).join('+'))).to.have.members([
      '_id',
      'crawl_id+url_hash',
      'crawl_id+order',
      'expires_at',
    ]);
  });

  it('passes on what is no duplicate', async () => {
    const broken = {
      createCollection: () => Promise.reject(new Error('disk full')),
      createIndexes: () => Promise.resolve(),
    };
    const failure: unknown = await ensureIndexes([broken]).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error).with.property('message', 'disk full');
  });

  it('gives up on a server that is not there', async () => {
    const failure: unknown = await connectStore('mongodb://127.0.0.1:1/none', { serverSelectionTimeoutMs: 300 }).catch(
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(Error);
  });

  it('knows a duplicate by its code alone', () => {
    expect(isDuplicateKey(Object.assign(new Error('any text'), { code: 11000 }))).to.equal(true);
    expect(isDuplicateKey(new Error('E11000 duplicate key'))).to.equal(false);
    expect(isDuplicateKey(null)).to.equal(false);
  });

  it('pings', () => running.store.ping());
});
