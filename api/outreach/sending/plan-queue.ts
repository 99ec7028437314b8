import { canonicalEmail, suppressionForms } from '../../../domain/outreach/addresses/email-address.js';
import type { UncountedCampaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { personKey } from '../../../domain/outreach/campaigns/person-key.js';
import { openerRefusal } from '../../../domain/outreach/sending/opener-refusal.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { type QueueTexts, type RenderedOpener, renderOpener } from '../../../domain/outreach/writing/render-opener.js';
import type { UsedVariables } from '../../../domain/outreach/writing/text-filler.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { AttemptsRepository } from '../../../store/outreach/sending/attempts.js';
import type { SuppressionsRepository } from '../../../store/outreach/sending/suppressions.js';

export interface PlannedMail extends RenderedOpener {
  lead_id: string;
  recipient_email: string;
  /** The mailbox that it is sent from. */
  sender: Sender;
}

export interface RefusedLead {
  lead_id: string;
  website_url: string | null;
  recipient_email: string | null;
  /** A name of a policy check where there is one. */
  reason: string;
  /** Names of the variables without a value that it has no email for. */
  missing?: string[];
}

/** What the emails of a queue write for one variable: a value, its fallback, or nothing, for which the email is not sent. */
export interface VariableCount {
  name: string;
  with_value: number;
  with_fallback: number;
  missing: number;
}

export interface QueuePlan {
  total: number;
  /** In the order in which they are sent. */
  mails: PlannedMail[];
  refused: RefusedLead[];
  /** Of the emails that are sent or only lack values, in the order of the text. */
  variables: VariableCount[];
}

export interface PlanQueueDeps {
  attempts: Pick<AttemptsRepository, 'latestTo'>;
  leads: Pick<LeadsRepository, 'findMany' | 'sendable'>;
  suppressions: Pick<SuppressionsRepository, 'findAny'>;
}

const LEADS_AT_ONCE = 20;
/** As a subject that is given is bounded: see openapi.yaml. */
const SUBJECT_CHARS = 255;

/**
 * Renders the mail for each lead, with the reason for each that cannot be mailed. Changes nothing.
 * @param nextSender returns the mailbox of each next mail
 */
export async function planQueue(
  deps: PlanQueueDeps,
  campaign: UncountedCampaign,
  nextSender: () => Sender,
  leadIds: readonly string[] | undefined,
  texts: QueueTexts,
): Promise<QueuePlan> {
  const { leads, missing } = await wantedLeads(deps, campaign, leadIds);
  const refused: RefusedLead[] = missing.map((lead_id) => ({
    lead_id,
    website_url: null,
    recipient_email: null,
    reason: 'lead_not_found',
  }));
  const mails: PlannedMail[] = [];
  const addressed = new Set<string>();
  const plans = createPlans(campaign, nextSender, texts);
  for (let from = 0; from < leads.length; from += LEADS_AT_ONCE) {
    const some = leads.slice(from, from + LEADS_AT_ONCE);
    const judged = await Promise.all(some.map((lead) => judgeLead(deps, lead, campaign)));
    for (const [index, judgment] of judged.entries()) {
      const lead = some[index];
      if (!lead) continue;
      const address = personKey(canonicalEmail(lead.contact_email ?? '') ?? '');
      const { reason, recipient_email } = judgment;
      const plan = reason === null ? plans.render(lead, recipient_email) : { reason };
      if ('reason' in plan) refused.push(refusal(lead, plan));
      else if (addressed.has(address)) refused.push(refusal(lead, { reason: 'same_address' }));
      else mails.push(plans.accept(plan));
      addressed.add(address);
    }
  }
  return { total: mails.length + refused.length, mails, refused, variables: plans.countVariables() };
}

async function wantedLeads(
  { leads }: PlanQueueDeps,
  { user_id, id }: UncountedCampaign,
  leadIds: readonly string[] | undefined,
): Promise<{ leads: Lead[]; missing: string[] }> {
  if (leadIds === undefined) return { leads: await leads.sendable(user_id, id), missing: [] };
  const wanted = [...new Set(leadIds)];
  const byId = new Map((await leads.findMany(user_id, id, wanted)).map((lead) => [lead.id, lead]));
  const found = wanted.flatMap((leadId) => byId.get(leadId) ?? []);
  return { leads: found, missing: wanted.filter((leadId) => !byId.has(leadId)) };
}

/** Whether it may get a first email, whichever mailbox it would be from. */
async function judgeLead(
  { attempts, suppressions }: PlanQueueDeps,
  lead: Lead,
  campaign: UncountedCampaign,
): Promise<{ reason: string | null; recipient_email: string }> {
  const recipient_email = lead.contact_email ?? '';
  const refused = (reason: string | null) => ({ reason, recipient_email });
  if (lead.contact_email === null) return refused('no_email');
  const canonical = canonicalEmail(lead.contact_email);
  if (canonical === null) return refused('recipient_valid');
  const moved = openerRefusal(lead, null, null);
  if (moved !== null) return refused(moved);
  const [suppression, latest] = await Promise.all([
    suppressions.findAny(campaign.user_id, suppressionForms(canonical)),
    attempts.latestTo(campaign.user_id, canonical),
  ]);
  return refused(suppression ? 'recipient_suppressed' : openerRefusal(lead, latest, null));
}

/** A mailbox keeps its turn until one of its mails is accepted. */
function createPlans(campaign: UncountedCampaign, nextSender: () => Sender, texts: QueueTexts) {
  let turn: Sender | null = null;
  const counts = new Map<string, VariableCount>();
  return {
    render(lead: Lead, recipient_email: string): PlannedMail | Pick<RefusedLead, 'reason' | 'missing'> {
      const sender = turn ?? nextSender();
      turn = sender;
      const { used, ...rendered } = renderOpener(lead, campaign, sender, texts);
      count(counts, used);
      if ('unfilled' in rendered) {
        const { unfilled, missing } = rendered;
        return { reason: `unfilled_placeholder: ${unfilled.join(', ')}`, missing };
      }
      if (rendered.subject.length > SUBJECT_CHARS) return { reason: 'subject_too_long' };
      return { lead_id: lead.id, recipient_email, sender, ...rendered };
    },
    countVariables: (): VariableCount[] => [...counts.values()],
    accept(mail: PlannedMail): PlannedMail {
      turn = null;
      return mail;
    },
  };
}

function count(counts: Map<string, VariableCount>, used: UsedVariables): void {
  for (const [name, from] of used) {
    const counted = counts.get(name) ?? { name, with_value: 0, with_fallback: 0, missing: 0 };
    if (from === 'value') counted.with_value += 1;
    else if (from === 'fallback') counted.with_fallback += 1;
    else counted.missing += 1;
    counts.set(name, counted);
  }
}

function refusal(lead: Lead, why: Pick<RefusedLead, 'reason' | 'missing'>): RefusedLead {
  return { lead_id: lead.id, website_url: lead.website_url, recipient_email: lead.contact_email, ...why };
}
