import type { Connection } from 'mongoose';
import { connectStore } from '../../store/base/connect.js';
import { createStore, type Store } from '../../store/index.js';
import { startMongo } from './servers/mongo.js';

export interface TestStore {
  store: Store;
  connection: Connection;
  stop(): Promise<void>;
}

/** The whole store on a fresh real database. */
export async function startStore(): Promise<TestStore> {
  const mongo = await startMongo();
  const connection = await connectStore(mongo.uri);
  const store = createStore(connection);
  await store.ensure();
  const stop = async () => {
    await connection.close();
    await mongo.stop();
  };
  return { store, connection, stop };
}
