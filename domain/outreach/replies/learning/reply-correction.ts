import type { LearnedEvidence } from '../classifier/learned-evidence.js';
import type { ClassifiedBy, ReplyClass } from '../reply.js';

/** Kept of a workspace; the oldest give way. */
export const MOST_CORRECTIONS = 500;
/** A longer text is not learned from: some thousand words. */
export const MOST_FEATURES = 8_000;
/** Of the features (reply-features.ts). Those of another version are never compared; raise it when they change. */
export const EVIDENCE_VERSION = 1;

/** What is decided before the classifier is asked: an objection that cites its law, or words that order no more mail. */
export type HardRule = 'objection' | 'order' | null;

/** What the classifier saw of a reply: numbers of features with their weights, not its text. */
export interface CorrectionEvidence extends LearnedEvidence {
  rule: HardRule;
}

/** A reply whose meaning a person has saved: a correction, or the confirmation of what Linkwright took it for. */
export interface ReplyCorrection {
  reply_id: string;
  campaign_id: string | null;
  lead_id: string | null;
  /** The same for all replies of a lead, else of a writer: they are held out together. */
  group: string;
  /** What the person said. */
  meant: ReplyClass;
  /** What Linkwright took it for; null: that was not known any more. */
  given: ReplyClass | null;
  given_by: Exclude<ClassifiedBy, 'user'> | null;
  /** 0–1, of what Linkwright took it for. */
  confidence: number | null;
  corrected_at: string;
}

/** Evidence is null where there is nothing to learn: no text, a language that was not learned, a report of a server, a text that is too long. */
export interface KeptCorrection extends ReplyCorrection {
  evidence: CorrectionEvidence | null;
}
