import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/**
 * Copies all databases of one server to another through the driver, collection by collection, and proves each: as many
 * documents, the same bytes, the same indexes. Collections that an earlier, interrupted copy has completed are kept;
 * the rest is copied again. The source must not be written to meanwhile.
 * @typedef {import('mongoose').mongo.Collection} Collection
 * @typedef {import('mongoose').mongo.Db} Db
 * @typedef {{ documents: number, hash: string }} Digest hash: SHA-256 of each document, added up, so that order does
 *   not matter
 *
 * @typedef {object} CopiedCollection
 * @property {string} name with its database
 * @property {number} documents
 * @property {boolean} kept it was there whole from an earlier copy
 */

const OF_THE_SERVER = new Set(['admin', 'local', 'config']);
const MOST_DOCUMENTS = 1000;
/** Documents may have 16 MB, and the driver sends messages of 48. */
const MOST_BYTES = 16 * 1024 * 1024;
const HASH_RANGE = 2n ** 256n;

/**
 * @param {{ from: string, to: string }} uris
 * @param {(done: CopiedCollection, count: { done: number, all: number }) => void} onCopied called after each collection
 * @returns {Promise<CopiedCollection[]>}
 * @throws Error naming the collection that could not be copied or is not the same
 */
export async function copyDatabase({ from, to }, onCopied) {
  // Not before packages are installed, which scripts do.
  const { mongo } = (await import('mongoose')).default;
  const options = { serverSelectionTimeoutMS: 10_000, socketTimeoutMS: 120_000, directConnection: true };
  const clients = [new mongo.MongoClient(from, options), new mongo.MongoClient(to, options)];
  const [source, target] = clients;
  if (source === undefined || target === undefined) return [];
  try {
    /** @type {CopiedCollection[]} */
    const copied = [];
    const plans = await listCollections(source);
    for (const plan of plans) {
      const pair = { from: source.db(plan.database), to: target.db(plan.database), plan };
      const done = await copyOrKeep(pair).catch((error) => {
        throw new Error(`${nameOf(plan)}: ${error instanceof Error ? error.message : error}`);
      });
      copied.push(done);
      onCopied(done, { done: copied.length, all: plans.length });
    }
    return copied;
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}

/**
 * @typedef {{ database: string, name: string, type: string, options: Record<string, unknown> }} Plan
 * @typedef {{ from: Db, to: Db, plan: Plan }} Pair
 */

/** @param {Plan} plan */
const nameOf = ({ database, name }) => `${database}.${name}`;

/**
 * @param {import('mongoose').mongo.MongoClient} source
 * @returns {Promise<Plan[]>}
 */
async function listCollections(source) {
  const { databases } = await source.db('admin').admin().listDatabases();
  /** @type {Plan[]} */
  const plans = [];
  for (const { name: database } of databases.filter(({ name }) => !OF_THE_SERVER.has(name))) {
    for (const info of await source.db(database).listCollections().toArray()) {
      const options = ('options' in info && info.options) || {};
      if (!info.name.startsWith('system.')) plans.push({ database, name: info.name, type: info.type ?? '', options });
    }
  }
  // Views last: they rest on collections.
  return plans.sort((one, other) => Number(one.type === 'view') - Number(other.type === 'view'));
}

/**
 * @param {Pair} pair
 * @returns {Promise<CopiedCollection>}
 */
async function copyOrKeep({ from, to, plan }) {
  const name = nameOf(plan);
  const [there] = await to.listCollections({ name: plan.name }).toArray();
  if (plan.type === 'view') {
    if (there !== undefined) await to.dropCollection(plan.name);
    await to.createCollection(plan.name, plan.options);
    return { name, documents: 0, kept: false };
  }
  const source = from.collection(plan.name);
  const target = to.collection(plan.name);
  if (there !== undefined) {
    const digest = await digestOf(source);
    const isSame =
      isDeepStrictEqual(await digestOf(target), digest) && (await missingIndexes(source, target)).length === 0;
    if (isSame) return { name, documents: digest.documents, kept: true };
    await to.dropCollection(plan.name);
  }
  await to.createCollection(plan.name, plan.options);
  const expected = await copyDocuments(source, target);
  const found = await digestOf(target);
  if (found.documents !== expected.documents) {
    throw new Error(`${expected.documents} documents were copied, and ${found.documents} are there`);
  }
  if (found.hash !== expected.hash) throw new Error('the documents that were copied are not those that are there');
  await copyIndexes(source, target);
  return { name, documents: found.documents, kept: false };
}

/**
 * As decoded values that keep each number's type: what is written is what was read, byte for byte.
 * @param {Collection} source
 * @param {Collection} target
 * @returns {Promise<Digest>} of what was read
 */
async function copyDocuments(source, target) {
  const { mongo } = (await import('mongoose')).default;
  const exact = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };
  const digest = startDigest();
  /** @type {import('mongoose').mongo.Document[]} */
  let batch = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    // In order: the first that is refused ends it.
    await target.insertMany(batch, { ordered: true });
    batch = [];
    bytes = 0;
  };
  for await (const raw of readRaw(source)) {
    if (batch.length === MOST_DOCUMENTS || bytes + raw.length > MOST_BYTES) await flush();
    digest.add(raw);
    batch.push(mongo.BSON.deserialize(raw, exact));
    bytes += raw.length;
  }
  await flush();
  return digest.end();
}

/**
 * @param {Collection} collection
 * @returns {Promise<Digest>}
 */
async function digestOf(collection) {
  const digest = startDigest();
  for await (const raw of readRaw(collection)) digest.add(raw);
  return digest.end();
}

/**
 * @param {Collection} collection
 * @returns {AsyncGenerator<Buffer>} documents as the server sends them
 */
async function* readRaw(collection) {
  for await (const document of collection.find({}, { raw: true })) {
    if (!Buffer.isBuffer(document)) throw new Error('the driver has decoded a document that was asked for raw');
    yield document;
  }
}

function startDigest() {
  let documents = 0;
  let sum = 0n;
  return {
    /** @param {Buffer} raw */
    add(raw) {
      documents += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(raw).digest('hex')}`)) % HASH_RANGE;
    },
    /** @returns {Digest} */
    end: () => ({ documents, hash: sum.toString(16) }),
  };
}

/**
 * After the documents: an index that lets documents expire must not do so before they are counted.
 * @param {Collection} source
 * @param {Collection} target
 */
async function copyIndexes(source, target) {
  for (const { v: _version, ns: _namespace, key, ...options } of await listIndexes(source)) {
    await target.createIndex(key, options);
  }
  const missing = await missingIndexes(source, target);
  if (missing.length > 0)
    throw new Error(`these indexes were made and are not there as they were: ${missing.join(', ')}`);
}

/**
 * @param {Collection} source
 * @param {Collection} target
 * @returns {Promise<string[]>} names of indexes that the target lacks, or has otherwise
 */
async function missingIndexes(source, target) {
  const there = new Map((await listIndexes(target)).map((index) => [index.name, index]));
  const wanted = await listIndexes(source);
  return wanted.filter((index) => !isSameIndex(index, there.get(index.name))).map(({ name }) => String(name));
}

/** @param {Collection} collection */
async function listIndexes(collection) {
  const all = await collection.indexes();
  return all.filter(({ name }) => name !== '_id_');
}

/**
 * @param {import('mongoose').mongo.IndexDescriptionInfo} wanted
 * @param {import('mongoose').mongo.IndexDescriptionInfo | undefined} found
 */
function isSameIndex(wanted, found) {
  if (found === undefined || JSON.stringify(wanted.key) !== JSON.stringify(found.key)) return false;
  // A server returns more about a collation than was set, and leaves out what is false.
  const { v: _version, ns: _namespace, key: _key, collation, ...options } = wanted;
  const isSameCollation = Object.entries(collation ?? {}).every(([name, value]) => {
    const given = Object.entries(found.collation ?? {}).find(([each]) => each === name);
    return given !== undefined && given[1] === value;
  });
  const rest = Object.entries(options).every(([name, value]) => {
    const given = Object.entries(found).find(([each]) => each === name);
    return isDeepStrictEqual(given?.[1] ?? false, value);
  });
  return isSameCollation && (collation === undefined) === (found.collation === undefined) && rest;
}
