import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { gather } from './gather.js';

interface Wanted {
  owner: OwnerId;
  keys: readonly string[];
}

/**
 * Records of an owner by their keys. What is asked for at the same time comes in one read for each owner.
 * @returns what there is under any of the keys, in the order of the read
 */
export function gatherByOwner<Stored>(
  read: (owner: OwnerId, keys: string[]) => Promise<Stored[]>,
  keyOf: (record: Stored) => string,
): (owner: OwnerId, keys: readonly string[]) => Promise<Stored[]> {
  const find = gather<Wanted, Stored[]>(async (asked) => {
    const byOwner = new Map<OwnerId, Set<string>>();
    for (const { owner, keys } of asked) byOwner.set(owner, new Set([...(byOwner.get(owner) ?? []), ...keys]));
    const reads = [...byOwner].map(async ([owner, keys]) => [owner, await read(owner, [...keys])] as const);
    const found = new Map(await Promise.all(reads));
    return asked.map(({ owner, keys }) => (found.get(owner) ?? []).filter((record) => keys.includes(keyOf(record))));
  });
  return (owner, keys) => find({ owner, keys });
}
