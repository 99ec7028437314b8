import type { Connection } from 'mongoose';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { mailAddressModel } from './mail-address-model.js';

/** Verified mail addresses of people, as their identity provider gave them when they last signed in. */
export function createMailAddressesRepository(connection: Connection) {
  const addresses = mailAddressModel(connection);

  /** @param email null: the provider does not say that an address is verified, so that there is none any more */
  async function note(userId: UserId, email: string | null, now: Date): Promise<void> {
    if (email === null) {
      await addresses.deleteOne({ _id: userId });
      return;
    }
    const write = () =>
      addresses.updateOne(
        { _id: userId },
        { $set: { email, noted_at: now }, $setOnInsert: { user_id: userId } },
        { upsert: true },
      );
    await write().catch((error: unknown) => {
      // Of two sign-ins at once, both wanted to insert.
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
  }

  async function find(userId: UserId): Promise<string | null> {
    return (await addresses.findOne({ _id: userId }).lean())?.email ?? null;
  }

  /** People who have an address, in the order of their ids. @param after the last one of the slice before; null to begin */
  async function listPeople(after: UserId | null, limit: number): Promise<UserId[]> {
    const rest = after === null ? {} : { _id: { $gt: after } };
    const found = await addresses.find(rest, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  }

  return { note, find, listPeople };
}

export type MailAddressesRepository = ReturnType<typeof createMailAddressesRepository>;
