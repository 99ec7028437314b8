import type { Connection, Model } from 'mongoose';
import type { ConnectTarget } from '../../domain/oauth/connect-target.js';
import { BOUND, SEALED_FIELDS, type SealedKind, type SealedRow } from '../../domain/secrets/sealed-kinds.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { objectId } from '../base/object-id.js';
import { crawlAccessModel } from '../crawl/crawl-access-model.js';
import { idempotencyModel } from '../operations/idempotency-model.js';
import { mailboxGrantModel } from '../outreach/sending/mailbox-grant-model.js';
import { senderModel } from '../outreach/sending/sender-model.js';
import { connectRequestModel } from '../search/connect-request-model.js';
import type { SweepPage } from '../search/connection-sweeps.js';
import { platformConnectionModel } from '../search/platform-connection-model.js';
import { webhookModel } from '../webhooks/webhook-model.js';

type Stored = Record<string, unknown> & {
  _id: unknown;
  user_id: OwnerId;
  platform?: ConnectTarget;
  sender_id?: string;
  method?: string;
  route?: string;
  key?: string;
};

const MODELS: Record<SealedKind, (connection: Connection) => Pick<Model<unknown>, 'collection'>> = {
  connections: platformConnectionModel,
  connect_requests: connectRequestModel,
  senders: senderModel,
  mailbox_grants: mailboxGrantModel,
  webhooks: webhookModel,
  answers: idempotencyModel,
  crawl_access: crawlAccessModel,
};

/** Sealed texts of all users, which this store cannot read. Not scoped by user: for schedules alone. */
export function createSealedSecretsRepository(connection: Connection) {
  /** Records that hold a text under another key than this one, or not bound as it should be; of each the texts that are. */
  async function sealedOtherwise(
    kind: SealedKind,
    keyId: string,
    after: string | null,
    limit: number,
  ): Promise<SweepPage<SealedRow>> {
    const fields = SEALED_FIELDS[kind];
    const own = BOUND[kind] === 'since' ? `${keyId}~.` : `${keyId}.`;
    const otherwise = { $ne: null, $not: new RegExp(`^${own.replace('.', '[.]')}`) };
    const from = after === null ? {} : { _id: { $gt: toId(after) } };
    const found = await collectionOf(kind)
      .find<Stored>({ ...from, $or: fields.map((field) => ({ [field]: otherwise })) })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    const last = found.length === limit ? found.at(-1) : undefined;
    const items = found.map((row) => ({
      id: String(row._id),
      user_id: row.user_id,
      platform: row.platform ?? null,
      ...(kind === 'mailbox_grants' && { sender_id: row.sender_id ?? null }),
      scope: scopeOf(row),
      sealed: Object.fromEntries(
        fields.flatMap((field) => {
          const text = row[field];
          return typeof text === 'string' && !text.startsWith(own) ? [[field, text]] : [];
        }),
      ),
    }));
    return { items, next: last ? String(last._id) : null };
  }

  /** False when the field holds another text meanwhile, which is then the newer one. */
  async function replace(kind: SealedKind, { id, sealed }: SealedRow, field: string, text: string): Promise<boolean> {
    const same = { _id: toId(id), [field]: sealed[field] };
    return (await collectionOf(kind).updateOne(same, { $set: { [field]: text } })).modifiedCount === 1;
  }

  // Past mongoose: the fields are named by the kind, and no time of change is to be written.
  function collectionOf(kind: SealedKind) {
    return MODELS[kind](connection).collection;
  }

  return { sealedOtherwise, replace };
}

export type SealedSecretsRepository = ReturnType<typeof createSealedSecretsRepository>;

function scopeOf({ user_id, method, route, key }: Stored): SealedRow['scope'] {
  return method === undefined || route === undefined || key === undefined ? null : { user_id, method, route, key };
}

/** Requests are named by a hash, all others by an ObjectId. */
function toId(id: string): never {
  return (objectId(id) ?? id) as never;
}
