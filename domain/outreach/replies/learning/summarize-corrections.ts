import { REPLY_CLASSES, type ReplyClass } from '../reply.js';
import type { ReplyCorrection } from './reply-correction.js';

/** With fewer judged replies, a share says nothing. */
export const LEAST_JUDGED = 10;
/** Of the normal distribution, for 95%. */
const Z = 1.959964;

export interface ClassPrecision {
  classification: ReplyClass;
  /** Replies that people said mean this. */
  meant: number;
  /** Replies that Linkwright took for this and a person has judged. */
  given: number;
  /** Of those, where the person said the same. */
  right: number;
  /** 0–1; null: fewer than LEAST_JUDGED. */
  precision: number | null;
  /** 95% Wilson interval (Wilson 1927, JASA 22); null with the precision. */
  interval: { low: number; high: number } | null;
}

/** How often each class was right, by what people have said; classes without any are left out. */
export function summarizeCorrections(
  corrections: readonly Pick<ReplyCorrection, 'meant' | 'given'>[],
): ClassPrecision[] {
  return REPLY_CLASSES.map((classification) => {
    const meant = corrections.filter((each) => each.meant === classification).length;
    const judged = corrections.filter((each) => each.given === classification);
    const right = judged.filter((each) => each.meant === classification).length;
    const isEnough = judged.length >= LEAST_JUDGED;
    return {
      classification,
      meant,
      given: judged.length,
      right,
      precision: isEnough ? right / judged.length : null,
      interval: isEnough ? wilson(right, judged.length) : null,
    };
  }).filter(({ meant, given }) => meant + given > 0);
}

function wilson(right: number, all: number): { low: number; high: number } {
  const share = right / all;
  const spread = Z ** 2 / all;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Math.sqrt((share * (1 - share) + spread / 4) * (Z ** 2 / all)) || 0) / (1 + spread);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
