import { isDuplicateKey } from './connect.js';

/**
 * Inserts records that don't exist yet; existing ones, by any unique key, stay as they are. Bypasses mongoose and uses
 * the collection: mongoose would silently drop what does not fit its schema, and take longer than the database does.
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
