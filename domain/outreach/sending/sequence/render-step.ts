import type { Campaign } from '../../campaigns/campaign.js';
import type { Lead } from '../../campaigns/lead.js';
import { placeholderValues } from '../../writing/placeholder-values.js';
import { fillTemplate } from '../../writing/template.js';
import { followUpSubject } from '../follow-up-subject.js';
import type { Sender } from '../sender.js';
import type { Sequence, SequenceStep } from './sequence.js';

/** All that the text of a step is made of. */
export interface StepFacts {
  lead: Pick<Lead, 'website_url'>;
  campaign: Pick<Campaign, 'keywords'>;
  sender: Pick<Sender, 'name' | 'email'>;
  /** As it was sent; null: not known yet. */
  first_subject: string | null;
}

export interface RenderedStep {
  /** Null: the first email has no subject yet. */
  subject: string | null;
  body: string;
  /** Placeholders without a value; they stay in the texts, which are not sent then. */
  unfilled: string[];
}

/** The email of a step to one lead. The only place in which a step becomes a text: previews show what is sent. */
export function renderStep(
  step: Pick<SequenceStep, 'subject' | 'body'>,
  { values }: Pick<Sequence, 'values'>,
  { lead, campaign, sender, first_subject }: StepFacts,
): RenderedStep {
  const known = placeholderValues(lead, campaign, sender, values);
  const subject = step.subject === null ? null : fillTemplate(step.subject, known);
  const body = fillTemplate(step.body, known);
  const ofFirst = first_subject === null ? null : followUpSubject(first_subject);
  return {
    subject: subject === null ? ofFirst : subject.text.trim(),
    body: body.text,
    unfilled: [...new Set([...(subject?.unfilled ?? []), ...body.unfilled])],
  };
}
