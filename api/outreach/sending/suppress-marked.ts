import { canonicalEmail } from '../../../domain/outreach/addresses/email-address.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { LEAD_STATUSES, type LeadStatus } from '../../../domain/outreach/campaigns/lead-status.js';
import { personKey } from '../../../domain/outreach/campaigns/person-key.js';
import type { SuppressionSource } from '../../../domain/outreach/sending/suppression.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { SuppressionsRepository } from '../../../store/outreach/sending/suppressions.js';
import { type StopSuppressedDeps, stopSuppressed } from './stop-suppressed.js';

export interface SuppressMarkedDeps extends StopSuppressedDeps {
  leads: StopSuppressedDeps['leads'] & Pick<LeadsRepository, 'markedAddresses'>;
  suppressions: Pick<SuppressionsRepository, 'add' | 'findAny' | 'remove'>;
}

/** Statuses that say that an address must not be mailed any more, and how that is kept on record. */
const SOURCES: Partial<Record<LeadStatus, SuppressionSource>> = { unsubscribed: 'unsubscribe', bounced: 'hard_bounce' };
/** Begins the reason of every suppression caused by a status, so that correcting the status lifts it again. */
const BY_STATUS = 'Lead set to';

type Marked = Pick<Lead, 'contact_email'>;

/**
 * The effect of a status that a person or a file sets on leads: addresses of leads that are unsubscribed or bounced are
 * suppressed, as by a reply or the link in a mail, for all campaigns of the user. Any other status undoes what a status
 * alone had caused, unless another lead with the address still has it. Idempotent.
 */
export async function suppressMarked(
  deps: SuppressMarkedDeps,
  userId: OwnerId,
  leads: readonly Marked[],
  status: LeadStatus,
): Promise<void> {
  const emails = leads.flatMap(({ contact_email }) => canonicalEmail(contact_email ?? '') ?? []);
  const source = SOURCES[status];
  if (source === undefined) return lift(deps, userId, emails);
  for (const email of emails)
    await deps.suppressions.add(userId, { email, source, reason: `${BY_STATUS} ${status}` }, new Date());
  if (emails.length > 0) await stopSuppressed(deps, userId, emails);
}

/** The same for leads that come in with a status. They lift nothing: of those that are there already none is changed. */
export async function suppressAdded(
  deps: SuppressMarkedDeps,
  userId: OwnerId,
  added: readonly (Marked & { status?: LeadStatus })[],
): Promise<void> {
  for (const status of LEAD_STATUSES.filter((each) => each in SOURCES)) {
    const marked = added.filter((lead) => lead.status === status);
    if (marked.length > 0) await suppressMarked(deps, userId, marked, status);
  }
}

async function lift(deps: SuppressMarkedDeps, userId: OwnerId, emails: readonly string[]): Promise<void> {
  const lifted: { id: string; email: string }[] = [];
  for (const email of new Set(emails)) {
    const found = await deps.suppressions.findAny(userId, [email]);
    if (found?.reason?.startsWith(BY_STATUS)) lifted.push(found);
  }
  if (lifted.length === 0) return;
  const stillMarked = new Set((await deps.leads.markedAddresses(userId)).map(keyOf));
  for (const { id, email } of lifted) if (!stillMarked.has(keyOf(email))) await deps.suppressions.remove(userId, id);
}

function keyOf(email: string): string {
  return personKey(canonicalEmail(email) ?? email);
}
