import type { Connection } from 'mongoose';
import { type CommandListener, connectStore } from '../../store/base/connect.js';
import { createStore, type Store } from '../../store/index.js';
import { closeAtEnd } from './at-end.js';
import { startMongo, type TestMongo } from './servers/mongo.js';

export interface TestStore {
  store: Store;
  connection: Connection;
  stop(): Promise<void>;
}

/** What says which migrations have run belongs to the indexes, and stays with them. */
const KEPT = new Set(['migrations']);

/** Databases with all collections and indexes, empty. */
const free: TestMongo[] = [];

/**
 * The whole store on an empty real database: in specs one that an earlier spec of this process has left, where there is
 * one, since making the collections and their indexes takes ten times as long as emptying them. Connection and store are
 * new all the same: what they remember, and what an earlier spec still writes, is not this one's.
 */
export async function startStore(options: { onCommand?: CommandListener } = {}): Promise<TestStore> {
  const isKept = closeAtEnd(closeFree);
  const known = isKept ? free.pop() : undefined;
  const mongo = known ?? (await startMongo());
  const connection = await connectStore(mongo.uri, options);
  const store = createStore(connection);
  if (!known) await store.ensure();
  const stop = async () => {
    if (isKept) await empty(connection);
    await connection.close();
    if (isKept) free.push(mongo);
    else await mongo.stop();
  };
  return { store, connection, stop };
}

async function empty({ db }: Connection): Promise<void> {
  if (!db) throw new Error('The connection to the database is closed, so that no other spec can use it.');
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).filter((name) => !KEPT.has(name) && !name.startsWith('system.'));
  await Promise.all(names.map((name) => db.collection(name).deleteMany({})));
}

/** Servers of their own would keep the process from ending. */
async function closeFree(): Promise<void> {
  await Promise.all(free.splice(0).map((mongo) => mongo.stop()));
}
