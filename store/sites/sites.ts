import { type Connection, Types } from 'mongoose';
import type { Site, SiteInput } from '../../domain/sites/site.js';
import type { AuditSchedule } from '../../domain/sites/site-task.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isInTransit } from '../../domain/workspaces/workspace-move.js';
import { isDuplicateKey } from '../base/connect.js';
import { objectId } from '../base/object-id.js';
import { type SiteDocument, siteModel } from './site-model.js';

export type NewSite = SiteInput & Pick<Site, 'site' | 'created_by'>;
/** The address of a site stays: another address is another site. */
export type SiteChange = Partial<Pick<Site, 'competitors' | 'target_keywords' | 'search_property'>>;

type Stored = SiteDocument & { _id: Types.ObjectId };

/**
 * Sites that users watch. A user's first one is primary, and there is always one as long as there are any. Queries for
 * each read of the dashboard bypass mongoose, which takes as much time as the driver itself.
 */
export function createSitesRepository(connection: Connection) {
  const sites = siteModel(connection);
  const { collection } = sites;

  /** The one that is there already is given back unchanged. */
  async function insert(userId: OwnerId, input: NewSite, now: Date): Promise<{ site: Site; inserted: boolean }> {
    const is_primary = (await sites.exists({ user_id: userId })) === null;
    const _id = new Types.ObjectId();
    const standing = { is_primary, primary_at: is_primary ? now : null };
    try {
      await sites.create({ _id, user_id: userId, ...input, ...standing, created_at: now, updated_at: now });
    } catch (error) {
      const found = isDuplicateKey(error) ? await findBySite(userId, input.site) : null;
      if (!found) throw error;
      return { site: found, inserted: false };
    }
    if (is_primary) await keepOnePrimary(userId);
    const made = await find(userId, _id.toHexString());
    if (!made) throw new Error('The site was removed while it was made');
    return { site: made, inserted: true };
  }

  async function find(userId: OwnerId, id: string): Promise<Site | null> {
    const _id = objectId(id);
    const found = _id && (await sites.findOne({ _id, user_id: userId }).lean());
    return found ? toSite(found) : null;
  }

  async function findBySite(userId: OwnerId, site: string): Promise<Site | null> {
    const found = await collection.findOne<Stored>({ user_id: userId, site });
    return found ? toSite(found) : null;
  }

  /** Oldest first. */
  async function list(userId: OwnerId): Promise<Site[]> {
    return (await sites.find({ user_id: userId }).sort({ created_at: 1, _id: 1 }).lean()).map(toSite);
  }

  /**
   * The first sites by name, as an index has them.
   * @param visible registrable domains that may be shown; null for all
   */
  async function listNames(
    userId: OwnerId,
    visible: readonly string[] | null,
    limit: number,
  ): Promise<Pick<Site, 'id' | 'site'>[]> {
    const filter = { user_id: userId, ...(visible === null ? {} : { site: { $in: [...visible] } }) };
    const options = { projection: { site: 1 }, sort: { site: 1 }, limit } as const;
    const found = await collection.find<Pick<Stored, '_id' | 'site'>>(filter, options).toArray();
    return found.map(({ _id, site }) => ({ id: _id.toHexString(), site }));
  }

  async function count(userId: OwnerId): Promise<number> {
    return sites.countDocuments({ user_id: userId });
  }

  async function primary(userId: OwnerId): Promise<Site | null> {
    const sort = { is_primary: -1, primary_at: -1, _id: 1 } as const;
    const found = await collection.findOne<Stored>({ user_id: userId }, { sort });
    return found ? toSite(found) : null;
  }

  async function update(userId: OwnerId, id: string, change: SiteChange, now: Date): Promise<Site | null> {
    return set(userId, id, { ...change, updated_at: now });
  }

  async function setAuditSchedule(
    userId: OwnerId,
    id: string,
    audit_schedule: AuditSchedule | null,
    now: Date,
  ): Promise<Site | null> {
    return set(userId, id, { audit_schedule, updated_at: now });
  }

  async function makePrimary(userId: OwnerId, id: string, now: Date): Promise<Site | null> {
    const found = await set(userId, id, { is_primary: true, primary_at: now, updated_at: now });
    if (found) await keepOnePrimary(userId);
    return found && find(userId, id);
  }

  async function set(userId: OwnerId, id: string, change: Record<string, unknown>): Promise<Site | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const found = await sites
      .findOneAndUpdate({ _id, user_id: userId }, { $set: change }, { returnDocument: 'after' })
      .lean();
    return found ? toSite(found) : null;
  }

  /** The oldest of the others becomes primary when this one was. */
  async function remove(userId: OwnerId, id: string): Promise<Site | null> {
    const _id = objectId(id);
    const removed = _id && (await sites.findOneAndDelete({ _id, user_id: userId }).lean());
    if (!removed) return null;
    if (removed.is_primary) {
      const next = await sites.findOne({ user_id: userId }).sort({ created_at: 1, _id: 1 }).lean();
      // With the time of the removed one: whatever was made primary since then stays primary.
      const change = { is_primary: true, primary_at: removed.primary_at };
      if (next) await sites.updateOne({ _id: next._id, is_primary: false }, { $set: change });
      await keepOnePrimary(userId);
    }
    return toSite(removed);
  }

  /** Whoever looks, and when, sees the same order: two may be there for a moment, never none. */
  async function keepOnePrimary(userId: OwnerId): Promise<void> {
    const [, ...others] = await sites
      .find({ user_id: userId, is_primary: true }, { primary_at: 1 })
      .sort({ primary_at: -1, _id: -1 })
      .lean();
    for (const { _id, primary_at } of others)
      await sites.updateOne({ _id, primary_at }, { $set: { is_primary: false } });
  }

  /** Every site of every user, for keeping Schedules. Not scoped by user. */
  async function* everySite(): AsyncGenerator<Site> {
    // Between two workspaces it has no Schedules: the move makes them when it ends.
    for await (const found of sites.find().sort({ _id: 1 }).lean().cursor())
      if (!isInTransit(found.user_id)) yield toSite(found);
  }

  return {
    insert,
    find,
    findBySite,
    list,
    listNames,
    count,
    primary,
    update,
    setAuditSchedule,
    makePrimary,
    remove,
    everySite,
  };
}

export type SitesRepository = ReturnType<typeof createSitesRepository>;

function toSite(found: Stored): Site {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    site_url: found.site_url,
    site: found.site,
    competitors: found.competitors,
    target_keywords: found.target_keywords,
    search_property: found.search_property ?? null,
    is_primary: found.is_primary,
    audit_schedule: (found.audit_schedule as AuditSchedule | null) ?? null,
    created_by: found.created_by ?? null,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
  };
}
