import type { TracedText } from '../compose-traced-text.js';
import type { InsightEvidence } from '../insight.js';

/** How bad it is to leave something as it is, by the input's words or its figures. */
export const WEIGHTS = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Percent of today's organic traffic; an estimate that names what it rests on. */
export interface TrafficGuess {
  low: number;
  high: number;
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
  /** Null where the input holds nothing to estimate from. */
  traffic: TrafficGuess | null;
  effort: EffortGuess;
  related_keywords: string[];
  /** A page that it is about. */
  url?: string;
  /** Evidence that no text names. */
  evidence?: InsightEvidence[];
}
