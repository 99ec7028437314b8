import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from 'chai';
import mongoose from 'mongoose';
import { copyDatabase } from '../../../scripts/lib/copy-database.mjs';
import { projectRoot } from '../../../scripts/lib/paths.mjs';
import { startMongoServer, type TestMongo } from '../../support/servers/mongo.js';

const { MongoClient, BSON, Binary, Decimal128, Double, Int32, Long, MinKey, Timestamp, UUID } = mongoose.mongo;
const EACH_TYPE = {
  _id: new UUID('9f8e7d6c-5b4a-4c3d-8e2f-1a0b9c8d7e6f'),
  whole: new Int32(1),
  large: Long.fromString('9007199254740993'),
  real: new Double(1),
  exact: Decimal128.fromString('0.10'),
  text: 'Grüße, 日本 \u0000 \ud83d\ude00',
  empty: '',
  no: null,
  yes: true,
  when: new Date(-1),
  bytes: new Binary(Buffer.from([0, 255])),
  pattern: /a.b/i,
  stamp: new Timestamp({ t: 1, i: 2 }),
  least: new MinKey(),
  nested: { list: [1, { deep: [[]] }] },
};
const EXACT = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };

describe('[I] copying a database to another server', function () {
  this.timeout(120_000);
  let source: TestMongo;
  let target: TestMongo;
  let clients: InstanceType<typeof MongoClient>[];
  const uris = () => ({ from: source.uri, to: target.uri });

  before(async () => {
    [source, target] = await Promise.all([startMongoServer(), startMongoServer()]);
    clients = await Promise.all([MongoClient.connect(source.uri), MongoClient.connect(target.uri)]);
  });

  after(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await Promise.all([source.stop(), target.stop()]);
  });

  beforeEach(async () => {
    for (const client of clients) for (const name of ['lw', 'other']) await client.db(name).dropDatabase();
    await fill();
  });

  const of = (which: 'source' | 'target', name = 'lw') => {
    const client = clients[which === 'source' ? 0 : 1];
    if (client === undefined) throw new Error('not connected');
    return client.db(name);
  };

  async function fill() {
    const db = of('source');
    await db
      .collection('types')
      .insertMany([EACH_TYPE, { _id: 7, kind: 'number' }, { _id: 'seven', kind: 'text' }] as never[]);
    await db
      .collection('many')
      .insertMany(Array.from({ length: 2500 }, (_, index) => ({ index, text: 'x'.repeat(index % 900) })));
    await db
      .collection('large')
      .insertMany(Array.from({ length: 6 }, (_, index) => ({ index, text: 'y'.repeat(6_000_000) })));
    await db.collection('indexed').createIndex({ owner: 1, name: -1 }, { unique: true, name: 'one_of_a_name' });
    await db
      .collection('indexed')
      .createIndex({ state: 1, at: 1 }, { partialFilterExpression: { state: { $in: ['a', 'b'] } } });
    await db.collection('indexed').createIndex({ gone: 1 }, { expireAfterSeconds: 60, sparse: true });
    await db.collection('indexed').createIndex({ city: 1 }, { collation: { locale: 'de', strength: 2 } });
    await db.collection('indexed').insertMany([
      { owner: 1, name: 'a', gone: new Date(Date.now() + 3_600_000) },
      { owner: 1, name: 'b' },
    ]);
    await db.createCollection('empty');
    await of('source', 'other').collection('few').insertOne({ here: true });
  }

  /** What is in a database, with the type of each number. */
  async function contents(which: 'source' | 'target', name: string) {
    const all = await of(which, name).listCollections({}, { nameOnly: true }).toArray();
    const entries = all.map(async (info) => {
      const documents = await of(which, name).collection(info.name).find({}, EXACT).toArray();
      const texts = documents.map((document) => BSON.EJSON.stringify(document, { relaxed: false })).sort();
      const indexes = await of(which, name).collection(info.name).indexes();
      return [
        info.name,
        { texts, indexes: indexes.sort((a, b) => String(a.name).localeCompare(String(b.name))) },
      ] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  async function expectSame() {
    for (const name of ['lw', 'other'])
      expect(await contents('target', name)).to.deep.equal(await contents('source', name));
  }

  it('brings every document over as it is, and every index with its options', async () => {
    const copied = await copyDatabase(uris(), () => {});
    expect(Object.fromEntries(copied.map(({ name, documents }) => [name, documents]))).to.deep.equal({
      'lw.types': 3,
      'lw.many': 2500,
      'lw.large': 6,
      'lw.indexed': 2,
      'lw.empty': 0,
      'other.few': 1,
    });
    await expectSame();
    const [, ...indexes] = (await contents('target', 'lw'))['indexed']?.indexes ?? [];
    expect(
      indexes.map(({ unique, expireAfterSeconds, partialFilterExpression, collation }) => [
        unique,
        expireAfterSeconds,
        partialFilterExpression,
        collation?.['locale'],
      ]),
    ).to.have.deep.members([
      [true, undefined, undefined, undefined],
      [undefined, 60, undefined, undefined],
      [undefined, undefined, { state: { $in: ['a', 'b'] } }, undefined],
      [undefined, undefined, undefined, 'de'],
    ]);
    const refused = await of('target')
      .collection('indexed')
      .insertOne({ owner: 1, name: 'a' })
      .catch((error) => error.code);
    expect(refused, 'the unique index holds').to.equal(11000);
  });

  it('takes up what a killed copy has left', async () => {
    const module = path.join(projectRoot, 'scripts/lib/copy-database.mjs');
    const script = `import(process.argv[1]).then(({ copyDatabase }) => copyDatabase(${JSON.stringify(uris())}, ({ name }) => console.log(name)))`;
    const child = spawn(process.execPath, ['-e', script, module], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [first] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const whole = String(first).trim().split('\n');
    const copied = await copyDatabase(uris(), () => {});
    expect(copied.filter(({ kept }) => kept).map(({ name }) => name)).to.include.members(whole);
    expect(copied).to.have.length(6);
    await expectSame();
  });

  it('keeps nothing that is not the same: not a document more, fewer or other, nor an index less', async () => {
    await copyDatabase(uris(), () => {});
    await of('target').collection('many').deleteOne({ index: 5 });
    await of('target')
      .collection('types')
      .updateOne({ kind: 'number' }, { $set: { kind: 'other' } });
    await of('target').collection('empty').insertOne({ made: 'up' });
    await of('target').collection('indexed').dropIndex('one_of_a_name');
    const copied = await copyDatabase(uris(), () => {});
    expect(copied.filter(({ kept }) => !kept).map(({ name }) => name)).to.have.members([
      'lw.many',
      'lw.types',
      'lw.empty',
      'lw.indexed',
    ]);
    await expectSame();
  });

  it('names the collection that the other server does not take', async () => {
    const doomed = await startMongoServer();
    const failure = await copyDatabase({ from: source.uri, to: doomed.uri }, () => doomed.stop()).catch(
      (error) => error,
    );
    expect(failure.message).to.match(/^(lw|other)\.\w+: /);
  });
});
