import { randomInt } from 'node:crypto';
import { nextAllowedInstant } from '../../../../domain/outreach/sending/pacing.js';
import type { PolicyFacts } from '../../../../domain/outreach/sending/policy/facts.js';
import type { PolicyCheckName } from '../../../../domain/outreach/sending/policy.js';

const STEPS = 1_000;

/** When a scheduled mail that these checks hold up may be tried again, with some chance in the gap. */
export function delayUntil(facts: PolicyFacts, failed: readonly PolicyCheckName[]): Date {
  return nextAllowedInstant(facts, failed, randomInt(STEPS) / STEPS);
}
