import type { LearnedEvidence } from '../../../../domain/outreach/replies/classifier/learned-evidence.js';
import {
  type CorrectionEvidence,
  EVIDENCE_VERSION,
  type KeptCorrection,
  type ReplyCorrection,
} from '../../../../domain/outreach/replies/learning/reply-correction.js';
import type { ReplyClass } from '../../../../domain/outreach/replies/reply.js';
import { fromBytes, toBytes } from './number-bytes.js';
import type { ReplyCorrectionDocument } from './reply-correction-model.js';

type StoredEvidence = NonNullable<ReplyCorrectionDocument['evidence']>;
/** As lean() gives it. */
export type StoredCorrection = Omit<ReplyCorrectionDocument, 'evidence'> & {
  evidence?: (Omit<StoredEvidence, 'buckets' | 'values'> & { buckets: unknown; values: unknown }) | null | undefined;
};

export function toCorrection(found: Omit<ReplyCorrectionDocument, 'evidence'>): ReplyCorrection {
  return {
    reply_id: found.reply_id,
    campaign_id: found.campaign_id ?? null,
    lead_id: found.lead_id ?? null,
    group: found.group,
    meant: found.meant as ReplyClass,
    given: (found.given as ReplyClass | null) ?? null,
    given_by: (found.given_by as ReplyCorrection['given_by']) ?? null,
    confidence: found.confidence ?? null,
    corrected_at: found.corrected_at.toISOString(),
  };
}

/** What was seen of a reply by features of an earlier version says nothing to these. */
export function toKeptCorrection(found: StoredCorrection): KeptCorrection {
  return { ...toCorrection(found), evidence: found.version === EVIDENCE_VERSION ? toEvidence(found.evidence) : null };
}

function toEvidence(stored: StoredCorrection['evidence']): CorrectionEvidence | null {
  if (!stored) return null;
  const { names_opt_out, is_by_person, is_irony } = stored;
  return {
    buckets: fromBytes(stored.buckets, 'int32'),
    values: fromBytes(stored.values, 'float32'),
    language: (stored.language as LearnedEvidence['language']) ?? null,
    names_opt_out,
    is_by_person,
    is_irony,
    rule: (stored.rule as CorrectionEvidence['rule']) ?? null,
  };
}

export function storeEvidence(evidence: CorrectionEvidence | null) {
  return (
    evidence && {
      ...evidence,
      buckets: toBytes(evidence.buckets, 'int32'),
      values: toBytes(evidence.values, 'float32'),
    }
  );
}
