import type { VariantVerdict } from './judge-variants.js';
import type { DetectableRise } from './plan-test.js';
import type { Variant, VariantKey } from './variant.js';

/** That a person has taken a version over. */
export interface VariantChoice {
  variant: VariantKey;
  at: string;
  /** User id; null once the account is erased. */
  by: string | null;
  by_name: string | null;
  /** What the test had shown by then: a choice need not follow it. */
  answer: VariantTestAnswer;
  /** The template that it was saved as; null until it is, or once it is deleted. */
  template_id: string | null;
}

/** running: its planned end has not come. stopped: a person chose before it, so that no verdict is given. */
export type VariantTestAnswer = VariantVerdict['answer'] | 'running' | 'stopped';

/** Versions of the first email of one queue; its id is that of the queue's operation. */
export interface VariantTest {
  id: string;
  user_id: string;
  campaign_id: string;
  /** A first; `planned`: leads, as counted before the start. */
  variants: (Variant & { planned: number })[];
  chosen: VariantChoice | null;
  created_by: string | null;
  created_at: string;
}

/** What became of one version. */
export interface VariantCounts {
  key: VariantKey;
  waiting: number;
  /** First emails that were sent, those that came back included. */
  sent: number;
  /** Of those, leads whose time to reply is over. */
  ended: number;
  /** Leads of `sent` from which a person replied in time; refusals count, opt-outs do not. */
  replied: number;
  /** Of those, with interest, a question, or the name of whom to ask. */
  positive: number;
  bounced: number;
  opted_out: number;
  /** Emails that a person edited while they waited: they are of no version, and in no other count. */
  edited: number;
}

/** A test with what it has shown. */
export interface VariantTestReport extends Omit<VariantTest, 'user_id' | 'variants'> {
  variants: (VariantTest['variants'][number] & Omit<VariantCounts, 'key'>)[];
  answer: VariantTestAnswer;
  /** Of a test that has ended; null before, and of one that was stopped. */
  result: VariantVerdict | null;
  /** When the last lead has had its time to reply, as far as that is known; an estimate while emails wait. */
  ends_at: string | null;
  least_leads: number;
  least_replies: number;
  reply_days: number;
  detectable: DetectableRise[];
}
