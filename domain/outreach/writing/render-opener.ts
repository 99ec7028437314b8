import type { Campaign } from '../campaigns/campaign.js';
import type { Lead } from '../campaigns/lead.js';
import { followUpSubject } from '../sending/follow-up-subject.js';
import type { PlannedFollowUp } from '../sending/send-queue.js';
import type { Sender } from '../sending/sender.js';
import { chooseVariant } from '../sending/variants/choose-variant.js';
import type { Variant, VariantKey } from '../sending/variants/variant.js';
import { type PlaceholderLead, placeholderValues } from './placeholder-values.js';
import { createTextFiller, findLiterals, type UsedVariables } from './text-filler.js';

/** What to send to each lead, with placeholders. */
export interface QueueTexts {
  subject: string;
  body: string;
  follow_ups: PlannedFollowUp[];
  values: Record<string, string>;
  /** The versions of subject and body that are tested, A first; absent: there is one. */
  variants?: Variant[];
}

export interface RenderedOpener {
  subject: string;
  body: string;
  follow_ups: (PlannedFollowUp & { subject: string })[];
  /** Of a test; absent where there is none. */
  variant?: VariantKey;
  /** Words in brackets and braces that came with a value: they are text, and nothing that is left to be filled in. */
  literals?: string[];
}

export interface UnfilledOpener {
  /** As they are written. */
  unfilled: string[];
  /** Names of the variables that have neither a value nor a fallback. */
  missing: string[];
}

/**
 * The email of one lead from one mailbox, with its follow-ups. Each placeholder is filled once: what a value holds is text
 * and no placeholder. Of a test, the version that is the lead's. @returns the placeholders without a value where there are any
 */
export function renderOpener(
  lead: PlaceholderLead & Pick<Lead, 'domain'>,
  campaign: Pick<Campaign, 'id' | 'keywords'>,
  sender: Pick<Sender, 'name' | 'email' | 'organization'>,
  texts: QueueTexts,
): (RenderedOpener | UnfilledOpener) & { used: UsedVariables } {
  const filler = createTextFiller(placeholderValues(lead, campaign, sender, texts.values));
  const { used } = filler;
  const variant = texts.variants && chooseVariant(texts.variants, campaign.id, lead.domain);
  const version = variant ?? texts;
  const subject = filler.subject(version.subject);
  const body = filler.body(version.body);
  const follow_ups = texts.follow_ups.map((planned) => ({
    after_days: planned.after_days,
    subject: planned.subject === null ? followUpSubject(subject) : filler.subject(planned.subject),
    body: filler.body(planned.body),
  }));
  const unfilled = filler.unfilled();
  if (unfilled.length > 0) {
    const missing = [...used].flatMap(([name, from]) => (from === 'nothing' ? [name] : []));
    return { unfilled, missing, used };
  }
  const literals = findLiterals([subject, body, ...follow_ups.flatMap((planned) => [planned.subject, planned.body])]);
  return {
    subject,
    body,
    follow_ups,
    ...(variant && { variant: variant.key }),
    ...(literals && { literals }),
    used,
  };
}
