import type { Connection } from 'mongoose';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { PageAnalysis } from '../../domain/pages/analysis/page-analysis.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { toBuffer } from '../artifacts/artifacts.js';
import { isDuplicateKey } from '../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../base/cursor.js';
import { packJson, unpackJson } from '../base/json-codec.js';
import { hashUrl } from '../base/url-hash.js';
import { pageAnalysisModel } from './page-analysis-model.js';

/** An analysis as lists show it. */
export interface PageAnalysisLine {
  id: string;
  url: string;
  site: string;
  kind: PageAnalysis['kind'];
  overall_score: number;
  operation_id: string;
  created_at: string;
}

/** The latest analysis by user and page; URLs are normalized. */
export function createPageAnalysesRepository(connection: Connection) {
  const analyses = pageAnalysisModel(connection);

  /** Replaces what is there unless that is newer. Putting the same again changes nothing. */
  async function put(userId: OwnerId, operationId: string, analysis: PageAnalysis): Promise<void> {
    const { url, final_url, kind, overall_score, analyzed_at } = analysis;
    const created_at = new Date(analyzed_at);
    const place = { user_id: userId, url_hash: hashUrl(url) };
    const body = {
      url,
      kind,
      overall_score,
      created_at,
      site: identifySite(url),
      final_hash: hashUrl(final_url),
      // The schema casts buffers alone.
      operation_id: operationId,
      data: Buffer.from(packJson(analysis).buffer),
    };
    const replaced = await analyses.updateOne({ ...place, created_at: { $lte: created_at } }, { $set: body });
    if (replaced.matchedCount > 0) return;
    try {
      await analyses.create({ ...place, ...body });
    } catch (error) {
      // The one that is there is newer, or came in between; of two at the same instant either will do.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** By the address that was named, or by where an analysis ended. */
  async function find(userId: OwnerId, url: string): Promise<PageAnalysis | null> {
    const hash = hashUrl(url);
    const named = await analyses.findOne({ user_id: userId, url_hash: hash }).lean();
    const found =
      named ?? (await analyses.findOne({ user_id: userId, final_hash: hash }).sort({ created_at: -1, _id: -1 }).lean());
    return found ? unpackJson<PageAnalysis>(toBuffer(found.data)) : null;
  }

  /** Newest first. */
  async function list(
    userId: OwnerId,
    filter: { site?: string },
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<PageAnalysisLine>> {
    const found = await analyses
      .find({ user_id: userId, ...filter, ...afterCursor(cursor) }, { data: 0 })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    const lines = found.map(({ _id, url, site, kind, overall_score, operation_id, created_at }) => ({
      id: _id.toHexString(),
      url,
      site,
      kind,
      overall_score,
      operation_id,
      created_at: created_at.toISOString(),
    }));
    return toListPage(lines, limit);
  }

  return { put, find, list };
}

export type PageAnalysesRepository = ReturnType<typeof createPageAnalysesRepository>;
