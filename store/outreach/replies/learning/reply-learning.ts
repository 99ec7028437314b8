import type { Connection } from 'mongoose';
import { REPLY_WEIGHTS } from '../../../../domain/outreach/replies/classifier/reply-weights.js';
import type { LearnedFromCorrections } from '../../../../domain/outreach/replies/learning/learn-from-corrections.js';
import type { OwnAdjustment } from '../../../../domain/outreach/replies/learning/own-adjustment.js';
import {
  EVIDENCE_VERSION,
  type KeptCorrection,
  MOST_CORRECTIONS,
  type ReplyCorrection,
} from '../../../../domain/outreach/replies/learning/reply-correction.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../../base/connect.js';
import { retryUpsert } from '../../../base/retry-upsert.js';
import { createCorrectionRemovals } from './correction-removals.js';
import { fromBytes, toBytes } from './number-bytes.js';
import { replyAdjustmentModel } from './reply-adjustment-model.js';
import { replyCorrectionModel } from './reply-correction-model.js';
import { storeEvidence, toCorrection, toKeptCorrection } from './reply-correction-record.js';

/** How a workspace's corrections were last judged; times are ISO 8601. */
export interface LearningState extends Pick<LearnedFromCorrections, 'measure'> {
  epoch: number;
  /** Null: never, or it was forgotten, or everybody's weights have changed since. */
  fitted_at: string | null;
  /** Null: it is not in use. */
  in_use_since: string | null;
}

const NEWEST_FIRST = { corrected_at: -1, _id: -1 } as const;
/** Adjustments kept in memory, half a megabyte each. */
const MOST_CACHED = 40;
/** An adjustment is on top of these, and fits no others. */
const WEIGHTS = `${EVIDENCE_VERSION} ${REPLY_WEIGHTS.texts} ${REPLY_WEIGHTS.step}`;

/** What people have said that replies mean, and what that has taught. @param most of a workspace that are kept */
export function createReplyLearningRepository(connection: Connection, most = MOST_CORRECTIONS) {
  const corrections = replyCorrectionModel(connection);
  const adjustments = replyAdjustmentModel(connection);
  const { forget } = createCorrectionRemovals(connection);
  const cache = new Map<OwnerId, { stamp: string; own: OwnAdjustment }>();

  /** What Linkwright took it for is written once; what the person says, each time. The oldest go. */
  async function keep(userId: OwnerId, { evidence, ...correction }: KeptCorrection): Promise<void> {
    const { reply_id, meant, corrected_at, ...first } = correction;
    const said = { meant, corrected_at: new Date(corrected_at) };
    const seen = { ...first, version: EVIDENCE_VERSION, evidence: storeEvidence(evidence) };
    const update = { $set: said, $setOnInsert: seen };
    await retryUpsert(() => corrections.updateOne({ user_id: userId, reply_id }, update, { upsert: true }));
    const beyond = await corrections
      .find({ user_id: userId }, { _id: 1 })
      .sort(NEWEST_FIRST)
      .skip(most)
      .limit(most)
      .lean();
    if (beyond.length > 0)
      await corrections.deleteMany({ user_id: userId, _id: { $in: beyond.map(({ _id }) => _id) } });
  }

  /** With what the classifier saw: megabytes. */
  async function listKept(userId: OwnerId): Promise<KeptCorrection[]> {
    const found = await corrections.find({ user_id: userId }).sort(NEWEST_FIRST).limit(most).lean();
    return found.map(toKeptCorrection);
  }

  async function list(userId: OwnerId): Promise<(ReplyCorrection & { is_learnable: boolean })[]> {
    const found = await corrections
      .find({ user_id: userId }, { 'evidence.buckets': 0, 'evidence.values': 0 })
      .sort(NEWEST_FIRST)
      .limit(most)
      .lean();
    return found.map((each) => ({
      ...toCorrection(each),
      is_learnable: each.evidence != null && each.version === EVIDENCE_VERSION,
    }));
  }

  async function findState(userId: OwnerId): Promise<LearningState> {
    const found = await adjustments.findOne({ user_id: userId }, { buckets: 0, rows: 0 }).lean();
    if (!found || found.weights !== WEIGHTS)
      return { epoch: found?.epoch ?? 0, fitted_at: null, measure: null, in_use_since: null };
    return {
      epoch: found.epoch,
      fitted_at: found.fitted_at?.toISOString() ?? null,
      measure: found.measure,
      in_use_since: found.in_use_since?.toISOString() ?? null,
    };
  }

  /** @returns false: corrections have gone since the state was read, and nothing is saved */
  async function saveFit(
    userId: OwnerId,
    { epoch, in_use_since }: LearningState,
    { learnable, measure, adjustment }: LearnedFromCorrections,
    now: Date,
  ): Promise<boolean> {
    const since = in_use_since === null ? now : new Date(in_use_since);
    const fit = {
      fitted_at: now,
      weights: WEIGHTS,
      learnable,
      measure,
      in_use_since: adjustment && since,
      buckets: adjustment && toBytes(adjustment.buckets, 'int32'),
      rows: adjustment && toBytes(adjustment.rows, 'int16'),
      step: adjustment?.step ?? null,
    };
    try {
      await adjustments.updateOne({ user_id: userId, epoch }, { $set: fit }, { upsert: true });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  /** Null: nothing is in use. Reads the time of the fit, and the weights only if that is new. */
  async function findOwn(userId: OwnerId): Promise<OwnAdjustment | null> {
    const used = { user_id: userId, weights: WEIGHTS, in_use_since: { $ne: null } };
    const head = await adjustments.findOne(used, { epoch: 1, fitted_at: 1 }).lean();
    const stamp = head && `${head.epoch} ${head.fitted_at?.getTime()}`;
    const cached = cache.get(userId);
    cache.delete(userId);
    if (!stamp) return null;
    const own = cached?.stamp === stamp ? cached.own : toOwn(await adjustments.findOne(used).lean());
    if (own === null) return null;
    cache.set(userId, { stamp, own });
    const [oldest] = cache.keys();
    if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
    return own;
  }

  return { keep, list, listKept, findState, saveFit, findOwn, forget };
}

export type ReplyLearningRepository = ReturnType<typeof createReplyLearningRepository>;

function toOwn(found: { buckets?: unknown; rows?: unknown; step?: number | null } | null): OwnAdjustment | null {
  if (!found?.buckets || !found.rows || found.step == null) return null;
  return {
    buckets: Int32Array.from(fromBytes(found.buckets, 'int32')),
    rows: Int16Array.from(fromBytes(found.rows, 'int16')),
    step: found.step,
  };
}
