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

interface StoreOptions {
  /** Hears of each command; the store is then on a database of its own. */
  onCommand?: CommandListener;
}

interface Opened extends Omit<TestStore, 'stop'> {
  mongo: TestMongo;
}

/** What says which migrations have run belongs to the indexes, and stays with them. */
const KEPT = new Set(['migrations']);

const free: Opened[] = [];

/**
 * The whole store on an empty real database: in specs one that an earlier spec of this process has left, where there is
 * one, since making the collections and their indexes takes ten times as long as emptying them.
 */
export async function startStore(options: StoreOptions = {}): Promise<TestStore> {
  if (options.onCommand || !closeAtEnd(closeFree)) return onItsOwn(await open(options));
  const opened = free.pop() ?? (await open());
  const stop = async () => {
    await empty(opened.connection);
    free.push(opened);
  };
  return { store: opened.store, connection: opened.connection, stop };
}

function onItsOwn(opened: Opened): TestStore {
  return { store: opened.store, connection: opened.connection, stop: () => close(opened) };
}

async function open(options: StoreOptions = {}): Promise<Opened> {
  const mongo = await startMongo();
  const connection = await connectStore(mongo.uri, options);
  const store = createStore(connection);
  await store.ensure();
  return { mongo, connection, store };
}

async function empty({ db }: Connection): Promise<void> {
  if (!db) throw new Error('The connection to the database is closed, so that no other spec can use it.');
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).filter((name) => !KEPT.has(name) && !name.startsWith('system.'));
  await Promise.all(names.map((name) => db.collection(name).deleteMany({})));
}

async function close({ connection, mongo }: Opened): Promise<void> {
  await connection.close();
  await mongo.stop();
}

/** Connections would keep the process from ending. */
async function closeFree(): Promise<void> {
  await Promise.all(free.splice(0).map(close));
}
