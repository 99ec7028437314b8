import { isDuplicateKey } from './connect.js';

/**
 * Inserts what is not there yet; what is there, by any unique key, stays as it was. Goes past mongoose, to the
 * collection: mongoose would leave out in silence what does not fit its schema, and take longer than the database does.
 */
export async function insertIgnoringDuplicates(
  collection: { insertMany(documents: object[], options: { ordered: false }): Promise<unknown> },
  documents: object[],
): Promise<void> {
  if (documents.length === 0) return;
  try {
    await collection.insertMany(documents, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
