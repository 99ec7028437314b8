/** Bounds of a sequence; openapi.yaml states the same. Its texts have those of every email. */
export const SEQUENCE_BOUNDS = { steps: 10, wait_days: 60, values: 50 } as const;

/** What has to be true of a lead beside that it has not replied; of others the step is skipped. */
export const STEP_CONDITIONS = ['no_reply', 'was_away', 'was_not_away'] as const;
export type StepCondition = (typeof STEP_CONDITIONS)[number];

/** One follow-up email of a sequence. */
export interface SequenceStep {
  /** Hexadecimal, made once: what keeps a lead from getting the step twice. */
  id: string;
  /** Working days of the recipient after the email before it. */
  wait_days: number;
  /** With placeholders. Null: "Re: " and the subject of the first email. */
  subject: string | null;
  body: string;
  condition: StepCondition;
}

/** The follow-ups of a campaign, in their order. Each lead is led by what they are when its next one is due. */
export interface Sequence {
  campaign_id: string;
  /** 0 where none was saved. Each change of the steps makes the next. */
  version: number;
  status: 'active' | 'paused';
  steps: readonly SequenceStep[];
  /** Of placeholders, the same for all leads. */
  values: Readonly<Record<string, string>>;
  /** ISO 8601; null where none was saved. */
  updated_at: string | null;
}

export type StepDraft = Pick<SequenceStep, 'wait_days' | 'subject' | 'body' | 'condition'> & { id?: string };

export function emptySequence(campaign_id: string): Sequence {
  return { campaign_id, version: 0, status: 'active', steps: [], values: {}, updated_at: null };
}
