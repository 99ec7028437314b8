import type { Campaign } from '../../campaigns/campaign.js';
import { type PlaceholderLead, placeholderValues } from '../../writing/placeholder-values.js';
import { createTextFiller, findLiterals } from '../../writing/text-filler.js';
import { followUpSubject } from '../follow-up-subject.js';
import type { Sender } from '../sender.js';
import type { Sequence, SequenceStep } from './sequence.js';

/** All that the text of a step is made of. */
export interface StepFacts {
  lead: PlaceholderLead;
  campaign: Pick<Campaign, 'keywords'>;
  sender: Pick<Sender, 'name' | 'email'> & Partial<Pick<Sender, 'organization'>>;
  /** As it was sent; null: not known yet. */
  first_subject: string | null;
}

export interface RenderedStep {
  /** Null: the first email has no subject yet. */
  subject: string | null;
  body: string;
  /** Placeholders without a value; they stay in the texts, which are not sent then. */
  unfilled: string[];
  /** Words in brackets and braces that came with a value: they are text, and nothing that is left to be filled in. */
  literals?: string[];
}

/** The email of a step to one lead. The only place in which a step becomes a text: previews show what is sent. */
export function renderStep(
  step: Pick<SequenceStep, 'subject' | 'body'>,
  { values }: Pick<Sequence, 'values'>,
  { lead, campaign, sender, first_subject }: StepFacts,
): RenderedStep {
  const filler = createTextFiller(placeholderValues(lead, campaign, sender, values));
  const ofFirst = first_subject === null ? null : followUpSubject(first_subject);
  const subject = step.subject === null ? ofFirst : filler.subject(step.subject);
  const body = filler.body(step.body);
  const unfilled = filler.unfilled();
  const literals = unfilled.length > 0 ? undefined : findLiterals([subject ?? '', body]);
  return { subject, body, unfilled, ...(literals && { literals }) };
}
