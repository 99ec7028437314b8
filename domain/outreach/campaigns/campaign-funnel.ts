import type { ReplyClass } from '../replies/reply.js';

/** Replies that keep the door open: a yes, a question, or the name of whom to ask. */
export const POSITIVE_CLASSES = ['interested', 'question', 'referral'] as const satisfies readonly ReplyClass[];

/** How many leads of a campaign came how far. Each counts once at every step that it reached. */
export interface CampaignFunnel {
  leads: number;
  /** With an email address. */
  contactable: number;
  /** To whom at least one email left, whatever became of it. */
  emailed: number;
  /** From whom a person has replied. */
  replied: number;
  /** Of those, with at least one positive reply. */
  positive: number;
  /** Whose link is placed. */
  won: number;
}

export interface FunnelStep {
  step: keyof CampaignFunnel;
  count: number;
  /** What the share is of; null: there is nothing to compare with. */
  of: { step: keyof CampaignFunnel; count: number } | null;
  /** 0–1; null without a base, or where more than the base came so far, as a link that was won without an email. */
  share: number | null;
}

/** What each step is a part of: links are also won without an email, so that their base is all leads. */
const BASES: Readonly<Record<keyof CampaignFunnel, keyof CampaignFunnel | null>> = {
  leads: null,
  contactable: 'leads',
  emailed: 'contactable',
  replied: 'emailed',
  positive: 'replied',
  won: 'leads',
};
const STEPS = ['leads', 'contactable', 'emailed', 'replied', 'positive', 'won'] as const;

/** The steps in their order, each with its share of what it is a part of. */
export function listFunnelSteps(funnel: CampaignFunnel): FunnelStep[] {
  return STEPS.map((step) => {
    const count = funnel[step];
    const base = BASES[step];
    if (base === null) return { step, count, of: null, share: null };
    const whole = funnel[base];
    const share = whole === 0 || count > whole ? null : count / whole;
    return { step, count, of: { step: base, count: whole }, share };
  });
}
