import type { Connection } from 'mongoose';
import { type CommandListener, connectStore } from '../../store/base/connect.js';
import { createStore, type Store } from '../../store/index.js';
import { startMongo } from './servers/mongo.js';

export interface TestStore {
  store: Store;
  connection: Connection;
  stop(): Promise<void>;
}

/** The whole store on a fresh real database. */
export async function startStore(options: { onCommand?: CommandListener } = {}): Promise<TestStore> {
  const mongo = await startMongo();
  const connection = await connectStore(mongo.uri, options);
  const store = createStore(connection);
  await store.ensure();
  const stop = async () => {
    await connection.close();
    await mongo.stop();
  };
  return { store, connection, stop };
}
