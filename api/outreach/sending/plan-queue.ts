import { canonicalEmail, suppressionForms } from '../../../domain/outreach/addresses/email-address.js';
import type { UncountedCampaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { personKey } from '../../../domain/outreach/campaigns/person-key.js';
import { followUpSubject } from '../../../domain/outreach/sending/follow-up-subject.js';
import { openerRefusal } from '../../../domain/outreach/sending/opener-refusal.js';
import type { PlannedFollowUp } from '../../../domain/outreach/sending/send-queue.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { placeholderValues } from '../../../domain/outreach/writing/placeholder-values.js';
import { fillTemplate } from '../../../domain/outreach/writing/template.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { AttemptsRepository } from '../../../store/outreach/sending/attempts.js';
import type { SuppressionsRepository } from '../../../store/outreach/sending/suppressions.js';

export interface PlannedMail {
  lead_id: string;
  recipient_email: string;
  subject: string;
  body: string;
  follow_ups: (PlannedFollowUp & { subject: string })[];
}

export interface RefusedLead {
  lead_id: string;
  website_url: string | null;
  recipient_email: string | null;
  /** A name of a policy check where there is one. */
  reason: string;
}

export interface QueuePlan {
  total: number;
  /** In the order in which they are sent. */
  mails: PlannedMail[];
  refused: RefusedLead[];
}

/** What to send, with placeholders. */
export interface QueueTexts {
  subject: string;
  body: string;
  follow_ups: PlannedFollowUp[];
  values: Record<string, string>;
}

export interface PlanQueueDeps {
  attempts: Pick<AttemptsRepository, 'latestTo'>;
  leads: Pick<LeadsRepository, 'findMany' | 'sendable'>;
  suppressions: Pick<SuppressionsRepository, 'findAny'>;
}

const LEADS_AT_ONCE = 20;

/** Renders the mail for each lead, with the reason for each that cannot be mailed. Changes nothing. */
export async function planQueue(
  deps: PlanQueueDeps,
  campaign: UncountedCampaign,
  sender: Sender,
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
  for (let from = 0; from < leads.length; from += LEADS_AT_ONCE) {
    const some = leads.slice(from, from + LEADS_AT_ONCE);
    const judged = await Promise.all(some.map((lead) => planMail(deps, lead, campaign, sender, texts)));
    for (const [index, plan] of judged.entries()) {
      const lead = some[index];
      if (!lead) continue;
      const address = personKey(canonicalEmail(lead.contact_email ?? '') ?? '');
      const reason = 'reason' in plan ? plan.reason : addressed.has(address) ? 'same_address' : null;
      if (reason !== null || 'reason' in plan) refused.push(refusal(lead, reason ?? ''));
      else mails.push(plan);
      addressed.add(address);
    }
  }
  return { total: mails.length + refused.length, mails, refused };
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

async function planMail(
  { attempts, suppressions }: PlanQueueDeps,
  lead: Lead,
  campaign: UncountedCampaign,
  sender: Sender,
  texts: QueueTexts,
): Promise<PlannedMail | { reason: string }> {
  if (lead.contact_email === null) return { reason: 'no_email' };
  const canonical = canonicalEmail(lead.contact_email);
  if (canonical === null) return { reason: 'recipient_valid' };
  const moved = openerRefusal(lead, null, null);
  if (moved !== null) return { reason: moved };
  const [suppression, latest] = await Promise.all([
    suppressions.findAny(campaign.user_id, suppressionForms(canonical)),
    attempts.latestTo(campaign.user_id, canonical),
  ]);
  const reason = suppression ? 'recipient_suppressed' : openerRefusal(lead, latest, null);
  if (reason !== null) return { reason };
  return render(lead, lead.contact_email, placeholderValues(lead, campaign, sender, texts.values), texts);
}

/** Each placeholder is filled once: what a value holds is text and no placeholder. */
function render(
  lead: Lead,
  recipient_email: string,
  values: Record<string, string>,
  texts: QueueTexts,
): PlannedMail | { reason: string } {
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
  if (unfilled.length > 0) return { reason: `unfilled_placeholder: ${[...new Set(unfilled)].join(', ')}` };
  return { lead_id: lead.id, recipient_email, subject, body, follow_ups };
}

function refusal(lead: Lead, reason: string): RefusedLead {
  return { lead_id: lead.id, website_url: lead.website_url, recipient_email: lead.contact_email, reason };
}
