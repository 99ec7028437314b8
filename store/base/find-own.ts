import type { Collection, Types } from 'mongoose';

/**
 * A record by its id, when the fields of its owner are as given. With the id alone no database has to choose between
 * indexes; the owner is checked here, before the record is returned.
 */
export async function findOwn<Stored extends object>(
  collection: Collection,
  _id: Types.ObjectId | null,
  owner: Partial<Record<keyof Stored, string>>,
): Promise<Stored | null> {
  const found = _id && (await collection.findOne<Stored>({ _id }));
  const isOwn = found && keysOf(owner).every((field) => found[field] === owner[field]);
  return isOwn ? found : null;
}

function keysOf<Stored>(owner: Partial<Record<keyof Stored, string>>): (keyof Stored)[] {
  return Object.keys(owner) as (keyof Stored)[];
}
