import type { Campaign } from '../campaigns/campaign.js';
import type { Lead } from '../campaigns/lead.js';
import { followUpSubject } from '../sending/follow-up-subject.js';
import type { PlannedFollowUp } from '../sending/send-queue.js';
import type { Sender } from '../sending/sender.js';
import { placeholderValues } from './placeholder-values.js';
import { fillTemplate } from './template.js';

/** What to send to each lead, with placeholders. */
export interface QueueTexts {
  subject: string;
  body: string;
  follow_ups: PlannedFollowUp[];
  values: Record<string, string>;
}

export interface RenderedOpener {
  subject: string;
  body: string;
  follow_ups: (PlannedFollowUp & { subject: string })[];
}

/**
 * The email of one lead from one mailbox, with its follow-ups. Each placeholder is filled once: what a value holds is text
 * and no placeholder. @returns the placeholders without a value where there are any
 */
export function renderOpener(
  lead: Pick<Lead, 'website_url'>,
  campaign: Pick<Campaign, 'keywords'>,
  sender: Pick<Sender, 'name' | 'email'>,
  texts: QueueTexts,
): RenderedOpener | { unfilled: string[] } {
  const values = placeholderValues(lead, campaign, sender, texts.values);
  const unfilled: string[] = [];
  const fill = (text: string): string => {
    const filled = fillTemplate(text, values);
    unfilled.push(...filled.unfilled);
    return filled.text;
  };
  const subject = fill(texts.subject).trim();
  const body = fill(texts.body);
  const follow_ups = texts.follow_ups.map((planned) => ({
    after_days: planned.after_days,
    subject: planned.subject === null ? followUpSubject(subject) : fill(planned.subject).trim(),
    body: fill(planned.body),
  }));
  return unfilled.length > 0 ? { unfilled: [...new Set(unfilled)] } : { subject, body, follow_ups };
}
