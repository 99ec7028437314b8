import { normalQuantile } from '../../../base/statistics/normal-quantile.js';
import { errorOfEach, LEAST_LEADS, LEAST_REPLIES, REPLY_DAYS } from './judge-variants.js';
import type { Variant } from './variant.js';

/** A rise that a test of this size finds in four of five runs. */
export interface DetectableRise {
  /** Share of leads that reply to A, 0–1. */
  from: number;
  /** To the other version; null: none that there can be. */
  to: number | null;
}

/** What a test can show, said before it begins. */
export interface TestPlan {
  variants: (Pick<Variant, 'key' | 'share'> & { leads: number })[];
  least_leads: number;
  least_replies: number;
  reply_days: number;
  /** Whether every version has enough leads. */
  enough_leads: boolean;
  detectable: DetectableRise[];
}

const POWER = 0.8;
const USUAL_RATES = [0.03, 0.08, 0.15];
const STEPS = 1_000;

/** @param leads how many leads each version gets */
export function planTest(variants: readonly Variant[], leads: ReadonlyMap<string, number>): TestPlan {
  const planned = variants.map(({ key, share }) => ({ key, share, leads: leads.get(key) ?? 0 }));
  const fewest = Math.min(...planned.map((each) => each.leads));
  const error = errorOfEach(variants.length);
  return {
    variants: planned,
    least_leads: LEAST_LEADS,
    least_replies: LEAST_REPLIES,
    reply_days: REPLY_DAYS,
    enough_leads: fewest >= LEAST_LEADS,
    detectable: USUAL_RATES.map((from) => ({ from, to: findDetectable(from, fewest, error) })),
  };
}

function findDetectable(from: number, leads: number, error: number): number | null {
  for (let step = Math.round(from * STEPS) + 1; step < STEPS; step++)
    if (leadsNeeded(from, step / STEPS, error) <= leads) return step / STEPS;
  return null;
}

/** Leads a version so that a difference of two rates is seen with 80 % power (J. L. Fleiss, without continuity correction). */
export function leadsNeeded(one: number, other: number, error: number): number {
  const mean = (one + other) / 2;
  const chance = normalQuantile(1 - error / 2) * Math.sqrt(2 * mean * (1 - mean));
  const spread = normalQuantile(POWER) * Math.sqrt(one * (1 - one) + other * (1 - other));
  return ((chance + spread) / (other - one)) ** 2;
}
