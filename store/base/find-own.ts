import type { Collection, Types } from 'mongoose';
import { gather } from './gather.js';

interface Identified {
  _id: Types.ObjectId;
}

type FindById = (_id: Types.ObjectId) => Promise<Identified | null>;

const readers = new WeakMap<Collection, FindById>();

/**
 * A record by its id, when the fields of its owner are as given. With the id alone no database has to choose between
 * indexes, and records that are asked for at the same time come in one read; the owner is checked here, before the record
 * is returned.
 */
export async function findOwn<Stored extends object>(
  collection: Collection,
  _id: Types.ObjectId | null,
  owner: Partial<Record<keyof Stored, string>>,
): Promise<Stored | null> {
  const found = _id && ((await readerOf(collection)(_id)) as Stored | null);
  const isOwn = found && keysOf(owner).every((field) => found[field] === owner[field]);
  return isOwn ? found : null;
}

function readerOf(collection: Collection): FindById {
  const known = readers.get(collection);
  if (known) return known;
  const made = gather<Types.ObjectId, Identified | null>(async (ids) => {
    const [only, ...others] = ids;
    if (only === undefined) return [];
    if (others.length === 0) return [await collection.findOne<Identified>({ _id: only })];
    const found = await collection.find<Identified>({ _id: { $in: [...ids] } }).toArray();
    const byId = new Map(found.map((record) => [record._id.toHexString(), record]));
    return ids.map((id) => byId.get(id.toHexString()) ?? null);
  });
  readers.set(collection, made);
  return made;
}

function keysOf<Stored>(owner: Partial<Record<keyof Stored, string>>): (keyof Stored)[] {
  return Object.keys(owner) as (keyof Stored)[];
}
