import type { Model } from 'mongoose';
import type { RefreshClaim, SealedTokens } from '../../domain/oauth/sealed-tokens.js';

/** What names one grant; its repository scopes it by user. */
export type GrantKey = Readonly<Record<string, string>>;

/** Grants that have not been revoked. */
export const ALIVE: ('connected' | 'error')[] = ['connected', 'error'];

/**
 * Refreshing by one process at a time, for collections of grants with the fields status, version, access_token,
 * refresh_token, expires_at, refresh_by and refresh_until. A claim is one guarded change of one record, so that of
 * concurrent calls one is served, whatever process they come from.
 */
export function createRefreshClaims({ collection }: Pick<Model<unknown>, 'collection'>) {
  /** Of concurrent calls that read the same version one gets true, the others false until its claim expires. */
  async function claimRefresh(key: GrantKey, claim: RefreshClaim & { until: Date }, now: Date): Promise<boolean> {
    const { version, by, until } = claim;
    const isFree = { $or: [{ refresh_by: null }, { refresh_until: { $lt: now } }] };
    const alive = { ...key, version, status: { $in: ALIVE }, ...isFree };
    return (await collection.findOneAndUpdate(alive, { $set: { refresh_by: by, refresh_until: until } })) !== null;
  }

  /** False when the claim was lost meanwhile, or the grant is another one: then these tokens are of no use. */
  async function saveRefresh(
    key: GrantKey,
    { version, by }: RefreshClaim,
    tokens: SealedTokens,
    now: Date,
  ): Promise<boolean> {
    const change = { ...tokens, expires_at: new Date(tokens.expires_at), refreshed_at: now, updated_at: now };
    const saved = await collection.findOneAndUpdate(
      { ...key, version, refresh_by: by },
      { $set: { ...change, refresh_by: null, refresh_until: null }, $inc: { version: 1 } },
    );
    return saved !== null;
  }

  /** After a refresh that brought nothing: the next one may try. */
  async function releaseRefresh(key: GrantKey, { version, by }: RefreshClaim): Promise<void> {
    await collection.updateOne(
      { ...key, version, refresh_by: by },
      { $set: { refresh_by: null, refresh_until: null } },
    );
  }

  return { claimRefresh, saveRefresh, releaseRefresh };
}
