import mongoose from 'mongoose';

/** Hears of each command as it goes to the server: its name, and the collection it is about. Benches count with it. */
export type CommandListener = (name: string, collection: string) => void;

/**
 * One connection per process. Majority writes with journal: what the API acknowledged is still there after kill -9.
 * Collections and indexes are made by ensureIndexes, never on the fly (portable subset, rule 6).
 */
export async function connectStore(
  uri: string,
  options: { poolSize?: number; serverSelectionTimeoutMs?: number; onCommand?: CommandListener } = {},
): Promise<mongoose.Connection> {
  const connection = mongoose.createConnection(uri, {
    autoCreate: false,
    autoIndex: false,
    maxPoolSize: options.poolSize ?? 20,
    serverSelectionTimeoutMS: options.serverSelectionTimeoutMs ?? 5000,
    writeConcern: { w: 'majority', journal: true },
    retryWrites: true,
    dbName: databaseName(uri),
    monitorCommands: options.onCommand !== undefined,
  });
  const { onCommand } = options;
  if (onCommand)
    connection.getClient().on('commandStarted', ({ commandName, command }) => {
      onCommand(commandName, String(command[commandName]));
    });
  connection.set('strictQuery', 'throw');
  return connection.asPromise();
}

/** For counts that every request writes and whose loss in a power cut does no harm. */
export const FAST_WRITE = { w: 1, j: false } as const;

function databaseName(uri: string): string {
  const path = new URL(uri.replace(/^mongodb(\+srv)?:/, 'http:').replace(/,[^/]*/, '')).pathname.slice(1);
  return path === '' ? 'linkwright' : path;
}

/** Creates what is missing, one after the other; safe to run at every start and in several processes. */
export async function ensureIndexes(
  models: readonly { createCollection(): Promise<unknown>; createIndexes(): Promise<unknown> }[],
): Promise<void> {
  for (const model of models) {
    await model.createCollection().catch(ignoreExisting);
    await model.createIndexes();
  }
}

function ignoreExisting(error: unknown): void {
  // 48 NamespaceExists: another process was quicker.
  if (!(error instanceof Error && 'code' in error && error.code === 48)) throw error;
}

/** 11000 is the only signal of a duplicate key (portable subset, rule 4). */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11000;
}
