import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { queuePlanKey, queueTextsKey, refusedLeadsKey } from '../../../../domain/operations/artifact-keys.js';
import { isFinished } from '../../../../domain/operations/operations.js';
import type { DomainVerdict } from '../../../../domain/outreach/sending/mail-records/judge-domain.js';
import type { QueueItem } from '../../../../domain/outreach/sending/send-queue.js';
import type { Sender } from '../../../../domain/outreach/sending/sender.js';
import { planTest } from '../../../../domain/outreach/sending/variants/plan-test.js';
import type { Variant } from '../../../../domain/outreach/sending/variants/variant.js';
import { composeText } from '../../../../domain/outreach/writing/compose-text.js';
import type { QueueTexts } from '../../../../domain/outreach/writing/render-opener.js';
import { reviewMail } from '../../../../domain/outreach/writing/review-mail.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../../store/artifacts/artifacts.js';
import type { QueueItemsRepository } from '../../../../store/outreach/sending/queue-items.js';
import type { QueueRotationRepository } from '../../../../store/outreach/sending/queue-rotation.js';
import type { SenderStatesRepository } from '../../../../store/outreach/sending/sender-states.js';
import type { VariantTestsRepository } from '../../../../store/outreach/sending/variants/variant-tests.js';
import type { HandlersOf, OperationRequest } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentActor, currentUser } from '../../../http/requests/request-context.js';
import { sendOperation } from '../../../operations/send-operation.js';
import { type OperationStartDeps, operationId, startOperation } from '../../../operations/start-operation.js';
import { ownCampaign } from '../../campaigns/own-campaign.js';
import { type ForecastQueueDeps, forecastCampaign, type QueueStartPlan } from '../forecast-queue.js';
import { type DomainGateDeps, judgeSenderDomains, requireSendableDomains } from '../judge-sender-domains.js';
import type { QueuePlan, RefusedLead } from '../plan-queue.js';
import { type ReadQueuePlanDeps, readQueuePlan } from '../read-queue-plan.js';

export interface QueuesHandlerDeps extends OperationStartDeps, ReadQueuePlanDeps, ForecastQueueDeps {
  attempts: ReadQueuePlanDeps['attempts'] & ForecastQueueDeps['attempts'];
  leads: ReadQueuePlanDeps['leads'] & ForecastQueueDeps['leads'];
  policy: ForecastQueueDeps['policy'] & DomainGateDeps['policy'];
  sendSlots: ForecastQueueDeps['sendSlots'];
  senders: ReadQueuePlanDeps['senders'] & ForecastQueueDeps['senders'];
  sequences: ReadQueuePlanDeps['sequences'] & ForecastQueueDeps['sequences'];
  artifacts: Pick<ArtifactsRepository, 'get' | 'getText' | 'getPacked' | 'put'>;
  queueRotation: Pick<QueueRotationRepository, 'awaited' | 'waitingBySender'>;
  senderStates: Pick<SenderStatesRepository, 'noteHandedOver'> &
    ForecastQueueDeps['senderStates'] &
    DomainGateDeps['senderStates'];
  queueItems: Pick<QueueItemsRepository, 'insertMany' | 'pause'>;
  variantTests: Pick<VariantTestsRepository, 'insert'>;
  /** Of the API as mail programs reach it. */
  publicUrl: string;
}

/** No queue of its own: what is shown is not queued. */
const PREVIEWED = '';
const NOT_CHECKED: DomainVerdict = { state: 'not_checked', reason: null, refused_from: null };
const NO_MAILBOX = { sender_id: '', sender_email: '' };

type Names = 'previewOutreach' | 'queueOutreach' | 'pauseQueue' | 'resumeQueue';
export function createQueuesHandlers(deps: QueuesHandlerDeps): HandlersOf<Names> {
  return {
    previewOutreach: async (req, res) => {
      const { senders, plan, texts } = await readQueuePlan(deps, req, PREVIEWED, new Date());
      // Each mail has its own link, which is created when it is sent.
      const unsubscribe_url = `${deps.publicUrl.replace(/\/$/, '')}/u/…`;
      const mails = plan.mails.map(({ sender, literals: _words, ...mail }) => ({
        ...mail,
        // Not beside each other: emails of one template have its sentences in common.
        findings: reviewMail(mail),
        sender_id: sender.id,
        sender_email: sender.email,
        text: composeText({ body: mail.body, sender, unsubscribe_url }).text,
      }));
      const { total, refused, variables } = plan;
      const test = texts.variants ? planTest(texts.variants, countVariants(texts.variants, plan)) : null;
      const domains = await judgeSenderDomains(deps, currentUser(req).id, senders);
      const mailboxes = senders.map(({ id, email }) => {
        const share = mails.filter(({ sender_id }) => sender_id === id).length;
        return { sender_id: id, sender_email: email, mails: share, domain: domains.get(id) ?? NOT_CHECKED };
      });
      const [{ sender_id, sender_email } = NO_MAILBOX] = mailboxes;
      res.json({ sender_id, sender_email, mailboxes, total, sendable: mails.length, mails, refused, variables, test });
    },
    queueOutreach: (req, res) => queue(deps, req, res),
    pauseQueue: (req, res) => setPaused(deps, req, res, true),
    resumeQueue: (req, res) => setPaused(deps, req, res, false),
  };
}

/**
 * The mails are stored before the operation that sends them: once it is accepted nothing depends on this process. Under an
 * Idempotency-Key a repeat makes the same ids, and finds what is there.
 */
async function queue(deps: QueuesHandlerDeps, req: OperationRequest<'queueOutreach'>, res: Response): Promise<void> {
  const { user_id, id: campaign_id, name } = await ownCampaign(deps, req);
  const id = operationId(req, 'queue_outreach');
  const known = await deps.operations.find(user_id, id);
  const start = { type: 'queue_outreach' as const, about: name, asked: { campaign_id, ...req.body } };
  if (known) {
    const input = { campaign_id, ...readMailboxes(known.input), total: Number(known.input['total']) };
    await startOperation(deps, req, res, { ...start, input }, undefined, id);
    return;
  }
  const { senders, plan, texts, start: startAt } = await readQueuePlan(deps, req, id, new Date());
  await requireSendableDomains(deps, user_id, senders);
  const sender_ids = senders.map((sender) => sender.id);
  const rotates = sender_ids.length > 1 ? { sender_ids } : {};
  const items = toItems({ operation_id: id, user_id, campaign_id, ...rotates }, plan, startAt);
  if (texts.variants) await keepTest(deps, req, { id, user_id, campaign_id }, texts.variants, plan);
  await keepForRotation(deps, user_id, id, texts, senders);
  const { duplicates } = await deps.queueItems.insertMany(items);
  const refused: Pick<RefusedLead, 'lead_id' | 'reason' | 'missing'>[] = plan.refused.map(
    ({ lead_id, reason, missing }) => ({ lead_id, reason, ...(missing?.length && { missing }) }),
  );
  const isQueued = new Set(duplicates);
  const waiting = items.filter((item) => isQueued.has(item.id));
  refused.push(...waiting.map(({ lead_id }) => ({ lead_id, reason: 'already_queued' })));
  await deps.artifacts.put(user_id, refusedLeadsKey(id), refused);
  await keepPlan(deps, user_id, campaign_id, id);
  const input = { campaign_id, sender_id: sender_ids[0] ?? '', ...rotates, total: items.length - duplicates.length };
  await startOperation(deps, req, res, { ...start, input }, undefined, id);
}

/** What handing openers over to another mailbox takes; one that is paused now gets its share when it sends again. */
async function keepForRotation(
  { artifacts, senderStates }: QueuesHandlerDeps,
  userId: OwnerId,
  operationId: string,
  texts: QueueTexts,
  senders: readonly Sender[],
): Promise<void> {
  await artifacts.put(userId, queueTextsKey(operationId), texts);
  for (const { id, paused } of senders) if (paused) await senderStates.noteHandedOver(userId, id, true);
}

/** How many leads each version gets. */
function countVariants(variants: readonly Variant[], { mails }: QueuePlan): Map<string, number> {
  return new Map(variants.map(({ key }) => [key, mails.filter(({ variant }) => variant === key).length]));
}

/** Before its emails, so that none of them is of a test that is not there. */
async function keepTest(
  { variantTests }: QueuesHandlerDeps,
  req: OperationRequest<'queueOutreach'>,
  about: { id: string; user_id: OwnerId; campaign_id: string },
  variants: readonly Variant[],
  plan: QueuePlan,
): Promise<void> {
  const leads = countVariants(variants, plan);
  await variantTests.insert({
    ...about,
    variants: variants.map((variant) => ({ ...variant, planned: leads.get(variant.key) ?? 0 })),
    chosen: null,
    created_by: currentActor(req).id,
    created_at: new Date().toISOString(),
  });
}

/** What is expected now, so that a plan that slips can be seen to. */
async function keepPlan(deps: QueuesHandlerDeps, userId: OwnerId, campaignId: string, operationId: string) {
  const { computed_at, last_first_email_at } = await forecastCampaign(deps, userId, campaignId, new Date());
  const plan: QueueStartPlan = { planned_at: computed_at, last_first_email_at };
  await deps.artifacts.put(userId, queuePlanKey(operationId), plan);
}

function toItems(
  queue: Pick<QueueItem, 'operation_id' | 'user_id' | 'campaign_id' | 'sender_ids'>,
  { mails }: QueuePlan,
  start: Date,
): QueueItem[] {
  const created_at = new Date().toISOString();
  return mails.map(({ lead_id, sender, subject, body, follow_ups, variant, literals }, index) => ({
    id: createHash('sha256').update(`${queue.operation_id}\n${lead_id}`).digest('hex').slice(0, 24),
    ...queue,
    lead_id,
    sender_id: sender.id,
    subject,
    body,
    follow_ups,
    ...(variant && { variant }),
    ...(literals && { literals }),
    status: 'waiting' as const,
    reason: null,
    attempt_id: null,
    created_at,
    // A millisecond apart, so that they are sent in this order.
    due_at: new Date(start.getTime() + index).toISOString(),
  }));
}

/** As the record of a queue has them. */
function readMailboxes(input: Record<string, unknown>): { sender_id: string; sender_ids?: string[] } {
  const ids = input['sender_ids'];
  return { sender_id: String(input['sender_id']), ...(Array.isArray(ids) ? { sender_ids: ids.map(String) } : {}) };
}

async function setPaused(
  deps: QueuesHandlerDeps,
  req: OperationRequest<'pauseQueue' | 'resumeQueue'>,
  res: Response,
  paused: boolean,
): Promise<void> {
  const operation = await deps.operations.find(currentUser(req).id, req.params.id);
  if (operation?.type !== 'queue_outreach') throw HttpError.notFound();
  if (isFinished(operation.status)) throw new HttpError(409, { detail: `The queue is ${operation.status}` });
  const { user_id, id, progress } = operation;
  await deps.queueItems.pause(user_id, id, paused);
  const message = paused ? 'Paused' : 'Resumed';
  await deps.operations.reportProgress(user_id, id, { ...progress, message });
  if (!paused) {
    const awaited = await deps.queueRotation.awaited(user_id, id);
    const senders = awaited.length > 0 ? awaited : [readMailboxes(operation.input).sender_id];
    for (const sender_id of senders) await deps.gateway.wakeSender({ user_id, sender_id });
  }
  sendOperation(res, (await deps.operations.find(user_id, id)) ?? operation);
}
