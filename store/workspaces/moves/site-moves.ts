import { type Connection, Types } from 'mongoose';
import { bingTrafficKey } from '../../../domain/search/bing-traffic.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { type OpenWork, transitOwner, type WorkspaceMove } from '../../../domain/workspaces/workspace-move.js';
import { artifactModel } from '../../artifacts/artifact-model.js';
import { createArtifactsRepository } from '../../artifacts/artifacts.js';
import { acceptanceModel } from '../../audits/acceptance-model.js';
import { auditModel } from '../../audits/audit-model.js';
import { checkSetModel } from '../../audits/check-set-model.js';
import { checkSettingsModel } from '../../audits/check-settings-model.js';
import { isDuplicateKey } from '../../base/connect.js';
import { sha256 } from '../../base/sha256.js';
import { dashboardAnswerModel } from '../../dashboard/dashboard-answer-model.js';
import { healthSnapshotModel } from '../../dashboard/health-snapshot-model.js';
import { strategicReportModel } from '../../dashboard/strategic-report-model.js';
import { ownershipModel } from '../../ownership/ownership-model.js';
import { pageAnalysisModel } from '../../pages/page-analysis-model.js';
import { pageInspectionModel } from '../../search/page-inspection-model.js';
import { issueRecordModel } from '../../sites/issue-record-model.js';
import { siteModel } from '../../sites/site-model.js';
import { siteVersionModel } from '../../sites/site-version-model.js';
import { createSiteVersionsRepository } from '../../sites/site-versions.js';
import { invitationModel } from '../invitation-model.js';
import { membershipModel } from '../membership-model.js';
import { dropMentions } from './drop-mentions.js';
import { findUnfinished, passOperations } from './pass-operations.js';
import { type MovableModel, passRecords } from './pass-records.js';

/** Records by the registrable domain of the site. */
const OF_SITE: readonly MovableModel[] = [
  auditModel,
  healthSnapshotModel,
  strategicReportModel,
  pageAnalysisModel,
  checkSettingsModel,
  acceptanceModel,
  pageInspectionModel,
];
/** Artifacts may have a megabyte each. */
const NAMES_ALONE = { projection: { key: 1 } } as const;
/** Moves of it are no work of it, and campaigns move by themselves. */
const BESIDES = { type: { $ne: 'move_to_workspace' }, 'input.campaign_id': { $exists: false } };

/**
 * A site with all that is known of it, on its way to another workspace. While it is held it is in neither: see transitOwner.
 * Every step can be repeated, and continues where it was interrupted.
 */
export function createSiteMoves(connection: Connection) {
  const sites = siteModel(connection).collection;
  const artifacts = createArtifactsRepository(connection);

  /** Takes the site out of its workspace. @returns its registrable domain; null when it is not there */
  async function hold(move: WorkspaceMove): Promise<string | null> {
    const _id = new Types.ObjectId(move.id);
    const transit = transitOwner(move);
    const found = await sites.findOne({ _id, user_id: { $in: [move.from, transit] } });
    if (!found) return null;
    await sites.updateOne({ _id, user_id: move.from }, { $set: { user_id: transit } });
    return String(found['site']);
  }

  /** Puts it where it was, as when something of it runs after all. */
  async function release({ id, from }: WorkspaceMove): Promise<void> {
    await sites.updateOne({ _id: new Types.ObjectId(id), user_id: transitOwner({ id }) }, { $set: { user_id: from } });
  }

  async function findOpenWork(owner: OwnerId, site: string): Promise<OpenWork> {
    const operations = await findUnfinished(connection, owner, { site, ...BESIDES });
    return { operations, queued_emails: 0, open_emails: 0 };
  }

  /** A step of the move. @returns how many records have changed hands; 0: all have */
  async function moveSome({ id, from, to }: WorkspaceMove, site: string): Promise<number> {
    for (const model of OF_SITE) {
      const moved = await passRecords(connection, { model, filter: { site }, from, to });
      if (moved > 0) return moved;
    }
    const marked = { model: issueRecordModel, filter: { site_id: id }, from, to };
    return (
      (await passRecords(connection, marked)) ||
      (await passArtifacts(from, to, site)) ||
      (await passOperations(connection, { from, to, filter: { site, ...BESIDES } }))
    );
  }

  /** What holds for the site whichever operation has made it: search data, visits, index of topics. */
  async function passArtifacts(from: OwnerId, to: OwnerId, site: string): Promise<number> {
    const begins = ['site', 'search', 'traffic'].map((kind) => `${kind}:${site}:`);
    const keys = [...begins.map((key) => ({ $gte: key, $lt: `${key}\uffff` })), { $eq: bingTrafficKey(site) }];
    const { collection } = artifactModel(connection);
    let moved = 0;
    for (const key of keys) {
      for (const { _id, key: name } of await collection.find({ user_id: from, key }, NAMES_ALONE).toArray()) {
        const step = { $set: { user_id: to } };
        await collection.updateOne({ _id }, step).catch(async (error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
          await artifacts.remove(to, String(name));
          await collection.updateOne({ _id }, step);
        });
        moved += 1;
      }
    }
    return moved;
  }

  /**
   * Puts the site into its new workspace, and takes away what the old one still knows of it: rows read as they came, cached
   * answers, proofs of ownership, which are bound to the workspace, deliveries of webhooks, and the place of its guests.
   */
  async function finish({ id, from, to }: WorkspaceMove, site: string, now: Date): Promise<void> {
    const raw = { user_id: from, key: { $gte: 'raw:', $lt: 'raw:\uffff' } };
    for await (const { key } of artifactModel(connection).collection.find(raw, NAMES_ALONE))
      if (isAbout(String(key), site)) await artifacts.remove(from, String(key));
    await dropMentions(connection, from, [id, site]);
    await ownershipModel(connection).collection.deleteMany({ user_id: from, site });
    for (const model of [membershipModel, invitationModel])
      await connection
        .collection<{ workspace_id: string; sites: string[] }>(model(connection).collection.name)
        .updateMany({ workspace_id: from, sites: site }, { $pull: { sites: site } });
    await passSite({ id, to, from }, now);
    for (const owner of [from, to]) {
      await ensurePrimary(owner);
      await dashboardAnswerModel(connection).collection.deleteMany({ user_id: owner, site: { $in: [site, ''] } });
      await createSiteVersionsRepository(connection).raise(owner, null);
    }
    await forgetVersion(from, site);
  }

  /** Without a step back of the sum that cached responses are recognized by. */
  async function forgetVersion(owner: OwnerId, site: string): Promise<void> {
    const versions = siteVersionModel(connection);
    const known = await versions.findOne({ user_id: owner, site }).lean();
    if (!known) return;
    await versions.updateOne({ user_id: owner, site: '' }, { $inc: { version: known.version } }, { upsert: true });
    await versions.deleteOne({ _id: known._id });
  }

  /** With the check set of its scheduled audits, which others of the old workspace may use as well: a copy goes along. */
  async function passSite({ id, from, to }: Pick<WorkspaceMove, 'id' | 'from' | 'to'>, now: Date): Promise<void> {
    const _id = new Types.ObjectId(id);
    const found = await sites.findOne({ _id, user_id: transitOwner({ id }) });
    const schedule = found?.['audit_schedule'];
    const change: Record<string, unknown> = { user_id: to, is_primary: false, updated_at: now };
    if (typeof schedule?.check_set_id === 'string')
      change['audit_schedule.check_set_id'] = await copyCheckSet(schedule.check_set_id, { id, from, to });
    const own = { _id, user_id: transitOwner({ id }) };
    await sites.updateOne(own, { $set: change }).catch(async (error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      // Somebody has begun to watch it there since the move was accepted: what moves takes its place.
      await sites.deleteOne({ user_id: to, site: found?.['site'] });
      await sites.updateOne(own, { $set: change });
    });
  }

  async function copyCheckSet(
    setId: string,
    { id, from, to }: Pick<WorkspaceMove, 'id' | 'from' | 'to'>,
  ): Promise<string> {
    const sets = checkSetModel(connection).collection;
    const found = await sets.findOne({ _id: new Types.ObjectId(setId), user_id: from });
    if (!found) return setId;
    const _id = new Types.ObjectId(sha256(`${id}\n${to}\n${setId}`).slice(0, 24));
    await sets.updateOne({ _id }, { $setOnInsert: { ...found, _id, user_id: to } }, { upsert: true });
    return _id.toHexString();
  }

  /** There is always one as long as there are any: the oldest, if none is. */
  async function ensurePrimary(owner: OwnerId): Promise<void> {
    if (await sites.findOne({ user_id: owner, is_primary: true })) return;
    const oldest = await sites.findOne({ user_id: owner }, { sort: { created_at: 1, _id: 1 } });
    if (oldest) await sites.updateOne({ _id: oldest._id, user_id: owner }, { $set: { is_primary: true } });
  }

  return { hold, release, findOpenWork, moveSome, finish };
}

export type SiteMovesRepository = ReturnType<typeof createSiteMoves>;

/** Whether rows were read of a property of the site, such as `sc-domain:shop.example` or `https://www.shop.example/`. */
function isAbout(key: string, site: string): boolean {
  const at = key.indexOf(site);
  return at > 0 && /[/.:]$/.test(key.slice(0, at)) && /^(?:[:/]|$)/.test(key.slice(at + site.length));
}
