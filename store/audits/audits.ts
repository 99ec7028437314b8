import { type Connection, Types } from 'mongoose';
import type { OverallStatus } from '../../domain/audits/audit-result.js';
import type { ComponentName } from '../../domain/seo/components.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../base/cursor.js';
import { type AuditDocument, auditModel } from './audit-model.js';

/** Audits in the history of a site: two years of monthly ones. */
const HISTORY_LENGTH = 24;

/** An audit as lists and histories show it; `id` is the operation's id. */
export interface AuditRecord {
  id: string;
  user_id: OwnerId;
  audit_type: 'complete' | 'quick';
  website_url: string;
  site: string;
  status: 'completed' | 'partial';
  overall_score: number | null;
  overall_status: OverallStatus | null;
  score_coverage: number;
  component_scores: Record<ComponentName, number | null>;
  issue_counts: { critical: number; warning: number; notice: number };
  created_at: string;
}

export type AuditScores = Pick<
  AuditRecord,
  'status' | 'overall_score' | 'overall_status' | 'score_coverage' | 'component_scores' | 'issue_counts'
>;

export function createAuditsRepository(connection: Connection) {
  const audits = auditModel(connection);

  /** Recording the same audit again changes nothing. */
  async function record(audit: AuditRecord): Promise<void> {
    const { id, ...fields } = audit;
    try {
      await audits.create({ ...fields, _id: new Types.ObjectId(id) });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** What judging an audit again has changed of its line; an audit without one stays so. */
  async function replaceScores(userId: OwnerId, id: string, scores: AuditScores): Promise<void> {
    await audits.updateOne({ _id: new Types.ObjectId(id), user_id: userId }, { $set: scores });
  }

  async function find(userId: OwnerId, id: string): Promise<AuditRecord | null> {
    const found = await audits.findOne({ _id: new Types.ObjectId(id), user_id: userId }).lean();
    return found ? toRecord(found) : null;
  }

  /** @param visibleSites all others are left out; null for none */
  async function list(
    userId: OwnerId,
    filter: { site?: string },
    limit: number,
    cursor: Cursor | null,
    visibleSites: readonly string[] | null = null,
  ): Promise<ListPage<AuditRecord>> {
    const among = visibleSites === null ? {} : { $and: [{ site: { $in: [...visibleSites] } }] };
    const found = await audits
      .find({ user_id: userId, ...filter, ...among, ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return toListPage(found.map(toRecord), limit);
  }

  /** The latest audit of the same kind of the site before this one. */
  async function findPrevious(
    userId: OwnerId,
    site: string,
    auditType: 'complete' | 'quick',
    excludeId: string,
  ): Promise<AuditRecord | null> {
    const found = await audits
      .find({ user_id: userId, site, audit_type: auditType })
      .sort({ created_at: -1, _id: -1 })
      .limit(2)
      .lean();
    const previous = found.find((audit) => audit._id.toHexString() !== excludeId);
    return previous ? toRecord(previous) : null;
  }

  /** Scores of the site's audits of the same kind up to this one, oldest first. */
  async function listHistory({
    id,
    user_id,
    site,
    audit_type,
    created_at,
  }: AuditRecord): Promise<{ audit_id: string; overall_score: number | null; created_at: string }[]> {
    const until = new Date(created_at);
    const upTo = [{ created_at: { $lt: until } }, { created_at: until, _id: { $lte: new Types.ObjectId(id) } }];
    const found = await audits
      .find({ user_id, site, audit_type, $or: upTo }, { overall_score: 1, created_at: 1 })
      .sort({ created_at: -1, _id: -1 })
      .limit(HISTORY_LENGTH)
      .lean();
    return found.reverse().map((audit) => ({
      audit_id: audit._id.toHexString(),
      overall_score: audit.overall_score ?? null,
      created_at: audit.created_at.toISOString(),
    }));
  }

  return { record, replaceScores, find, list, listHistory, findPrevious };
}

function toRecord(found: AuditDocument & { _id: Types.ObjectId }): AuditRecord {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    audit_type: found.audit_type,
    website_url: found.website_url,
    site: found.site,
    status: found.status,
    overall_score: found.overall_score ?? null,
    overall_status: found.overall_status ?? null,
    score_coverage: found.score_coverage,
    component_scores: found.component_scores,
    issue_counts: found.issue_counts,
    created_at: found.created_at.toISOString(),
  };
}

export type AuditsRepository = ReturnType<typeof createAuditsRepository>;
