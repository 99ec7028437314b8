import { isDuplicateKey } from './connect.js';

/** Inserts what is not there yet; what is there, by any unique key, stays as it was. */
export async function insertIgnoringDuplicates(
  model: { insertMany(documents: object[], options: { ordered: false }): Promise<unknown> },
  documents: object[],
): Promise<void> {
  if (documents.length === 0) return;
  try {
    await model.insertMany(documents, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
