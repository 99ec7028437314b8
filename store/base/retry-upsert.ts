import { isDuplicateKey } from './connect.js';

/** An upsert, repeated once if another process created the record at the same moment: then it is updated. */
export async function retryUpsert(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await write();
  }
}
