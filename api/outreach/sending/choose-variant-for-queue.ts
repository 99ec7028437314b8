import { queueTextsKey } from '../../../domain/operations/artifact-keys.js';
import type { UncountedCampaign } from '../../../domain/outreach/campaigns/campaign.js';
import { type ResolveSenderDeps, resolveSender } from '../../../domain/outreach/sending/resolve-sender.js';
import type { OpenerMove } from '../../../domain/outreach/sending/rotation/hand-over-openers.js';
import type { Variant } from '../../../domain/outreach/sending/variants/variant.js';
import { type QueueTexts, renderOpener } from '../../../domain/outreach/writing/render-opener.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { QueueRotationRepository } from '../../../store/outreach/sending/queue-rotation.js';

export interface ChooseForQueueDeps extends ResolveSenderDeps {
  artifacts: Pick<ArtifactsRepository, 'get' | 'put'>;
  leads: Pick<LeadsRepository, 'findMany'>;
  queueRotation: Pick<QueueRotationRepository, 'openers' | 'texts' | 'move'>;
}

/**
 * Writes the first emails of a queue that still wait in one version. First what hand-overs write from, so that none brings another
 * version back. Each is a comparison with what was read: one that was edited, or is of a server by now, stays. Safe to repeat.
 */
export async function chooseVariantForQueue(
  deps: ChooseForQueueDeps,
  campaign: UncountedCampaign,
  operationId: string,
  { subject, body }: Pick<Variant, 'subject' | 'body'>,
): Promise<void> {
  const { user_id, id } = campaign;
  const kept = await deps.artifacts.get<QueueTexts>(user_id, queueTextsKey(operationId));
  if (!kept) return;
  const { variants: _tested, ...rest } = kept;
  const texts = { ...rest, subject, body };
  await deps.artifacts.put(user_id, queueTextsKey(operationId), texts);
  const waiting = (await deps.queueRotation.openers(user_id, operationId)).filter(({ state }) => state !== 'left');
  const senderOf = new Map(waiting.map((opener) => [opener.id, opener.sender_id]));
  const openers = (await deps.queueRotation.texts(user_id, [...senderOf.keys()])).filter(({ edited }) => !edited);
  const found = await deps.leads.findMany(
    user_id,
    id,
    openers.map(({ lead_id }) => lead_id),
  );
  const leads = new Map(found.map((lead) => [lead.id, lead]));
  const ids = [...new Set(senderOf.values())];
  const senders = new Map(
    await Promise.all(ids.map(async (senderId) => [senderId, await resolveSender(deps, user_id, senderId)] as const)),
  );
  const moves = openers.flatMap((opener): OpenerMove[] => {
    const from = senderOf.get(opener.id) ?? '';
    const [lead, sender] = [leads.get(opener.lead_id), senders.get(from)];
    if (!lead || !sender) return [];
    const rendered = renderOpener(lead, campaign, sender, texts);
    if ('unfilled' in rendered) return [];
    const { subject: line, body: written, follow_ups, literals = [] } = rendered;
    return [{ opener, from, to: from, text: { subject: line, body: written, follow_ups, literals, variant: null } }];
  });
  await deps.queueRotation.move(user_id, moves);
}
