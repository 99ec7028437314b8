import { isDuplicateKey } from './connect.js';

/** An upsert, once more where somebody else made the same record at the same moment: then it is there to be changed. */
export async function retryUpsert(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await write();
  }
}
