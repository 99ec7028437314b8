import { domainOfEmail } from '../../../domain/outreach/addresses/email-address.js';
import { UNKNOWN_DOMAIN } from '../../../domain/outreach/sending/mail-records/domain-health.js';
import {
  type DomainGate,
  type DomainVerdict,
  judgeDomain,
} from '../../../domain/outreach/sending/mail-records/judge-domain.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { SenderStatesRepository } from '../../../store/outreach/sending/sender-states.js';
import { HttpError } from '../../http/http-error.js';

export interface DomainGateDeps {
  senderStates: Pick<SenderStatesRepository, 'domains'>;
  policy: { domain_gate: DomainGate };
}

/** Whether queues may leave from these mailboxes, by the last tests of their domains; by the id of the sender. */
export async function judgeSenderDomains(
  { senderStates, policy }: DomainGateDeps,
  userId: OwnerId,
  senders: readonly Pick<Sender, 'id' | 'email'>[],
): Promise<Map<string, DomainVerdict>> {
  const known = await senderStates.domains(userId);
  const at = { gate: policy.domain_gate, now: new Date() };
  return new Map(
    senders.map(({ id, email }) => [id, judgeDomain(known.get(id) ?? UNKNOWN_DOMAIN, domainOfEmail(email), at)]),
  );
}

/** @throws HttpError 409 when a queue must not leave from one of these mailboxes */
export async function requireSendableDomains(
  deps: DomainGateDeps,
  userId: OwnerId,
  senders: readonly Pick<Sender, 'id' | 'email'>[],
): Promise<void> {
  const verdicts = await judgeSenderDomains(deps, userId, senders);
  for (const { id, email } of senders) {
    const verdict = verdicts.get(id);
    if (verdict?.state === 'refused')
      throw new HttpError(409, { detail: `No queue can be sent from ${email}. ${verdict.reason ?? ''}`.trim() });
  }
}
