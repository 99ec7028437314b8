import type { Priority } from '../../audits/recommendation.js';
import type { TracedText } from '../compose-traced-text.js';
import type { InsightEvidence } from '../insight.js';

/** How bad it is to leave something as it is, by the input's words or its figures. */
export const WEIGHTS = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Percent of today's organic traffic; an estimate that names what it rests on. */
export interface TrafficGuess {
  low: number;
  high: number;
  /** The likeliest gain, where the source tells it; else the middle counts. */
  expected?: number;
  basis: string;
  /** The figures behind it. */
  evidence: InsightEvidence[];
}

export interface EffortGuess {
  days: number;
  basis: string;
  evidence: InsightEvidence[];
}

/** An insight before it is ranked among others. */
export interface InsightDraft {
  /** Unique in its list, the same for the same input. */
  id: string;
  title: TracedText;
  description: TracedText;
  steps: TracedText[];
  weight: Weight;
  /** Null where the input holds nothing to estimate from; `unestimated` says why. */
  traffic: TrafficGuess | null;
  unestimated?: string;
  /** As the source has decided: the score stays within it. */
  priority?: Priority;
  /** The place in the order of its source, 1 first. */
  rank?: number;
  effort: EffortGuess;
  related_keywords: string[];
  /** A page that it is about. */
  url?: string;
  /** Evidence that no text names. */
  evidence?: InsightEvidence[];
}
