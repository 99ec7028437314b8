import type { PolicyCheckName } from '../policy.js';
import type { PolicyFacts } from './facts.js';

export interface Verdict {
  passed: boolean;
  /** For people, with the numbers behind it. */
  detail: string;
}

export interface Rule {
  name: PolicyCheckName;
  judge(facts: PolicyFacts): Verdict;
}

export const pass = (detail: string): Verdict => ({ passed: true, detail });
export const fail = (detail: string): Verdict => ({ passed: false, detail });
