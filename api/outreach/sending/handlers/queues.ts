import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { refusedLeadsKey } from '../../../../domain/operations/artifact-keys.js';
import { isFinished } from '../../../../domain/operations/operations.js';
import type { ResolveSenderDeps } from '../../../../domain/outreach/sending/resolve-sender.js';
import type { QueueItem } from '../../../../domain/outreach/sending/send-queue.js';
import type { Sender } from '../../../../domain/outreach/sending/sender.js';
import { composeText } from '../../../../domain/outreach/writing/compose-text.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../../store/artifacts/artifacts.js';
import type { QueueItemsRepository } from '../../../../store/outreach/sending/queue-items.js';
import type { EmailTemplatesRepository } from '../../../../store/outreach/writing/email-templates.js';
import type { components } from '../../../generated/openapi.js';
import type { HandlersOf, OperationRequest } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { sendOperation } from '../../../operations/send-operation.js';
import { type OperationStartDeps, operationId, startOperation } from '../../../operations/start-operation.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';
import { type PlanQueueDeps, planQueue, type QueuePlan, type QueueTexts } from '../plan-queue.js';
import { senderOfRequest } from '../sender-of-request.js';

export interface QueuesHandlerDeps extends OperationStartDeps, OwnCampaignDeps, PlanQueueDeps, ResolveSenderDeps {
  artifacts: Pick<ArtifactsRepository, 'getText' | 'getPacked' | 'put'>;
  emailTemplates: Pick<EmailTemplatesRepository, 'find'>;
  queueItems: Pick<QueueItemsRepository, 'insertMany' | 'pause'>;
  /** Of the API as mail programs reach it. */
  publicUrl: string;
}

type Names = 'previewOutreach' | 'queueOutreach' | 'pauseQueue' | 'resumeQueue';
type QueueRequest = components['schemas']['QueueRequest'];

const MOST_AHEAD_MS = 90 * 24 * 60 * 60_000;
/** Clocks differ and requests wait; an hour ago may still mean now. */
const MOST_BEHIND_MS = 60 * 60_000;

export function createQueuesHandlers(deps: QueuesHandlerDeps): HandlersOf<Names> {
  return {
    previewOutreach: async (req, res) => {
      const { sender, plan } = await readPlan(deps, req);
      // Each mail has its own link, which is created when it is sent.
      const unsubscribe_url = `${deps.publicUrl.replace(/\/$/, '')}/u/…`;
      const mails = plan.mails.map((mail) => ({
        ...mail,
        text: composeText({ body: mail.body, sender, unsubscribe_url }).text,
      }));
      const { total, refused } = plan;
      res.json({ sender_id: sender.id, sender_email: sender.email, total, sendable: mails.length, mails, refused });
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
    const input = { campaign_id, sender_id: String(known.input['sender_id']), total: Number(known.input['total']) };
    await startOperation(deps, req, res, { ...start, input }, undefined, id);
    return;
  }
  const { sender, plan } = await readPlan(deps, req);
  const items = toItems(id, user_id, campaign_id, sender.id, plan, readStart(req.body));
  const { duplicates } = await deps.queueItems.insertMany(items);
  const refused = plan.refused.map(({ lead_id, reason }) => ({ lead_id, reason }));
  const isQueued = new Set(duplicates);
  const waiting = items.filter((item) => isQueued.has(item.id));
  refused.push(...waiting.map(({ lead_id }) => ({ lead_id, reason: 'already_queued' })));
  await deps.artifacts.put(user_id, refusedLeadsKey(id), refused);
  const input = { campaign_id, sender_id: sender.id, total: items.length - duplicates.length };
  await startOperation(deps, req, res, { ...start, input }, undefined, id);
}

async function readPlan(
  deps: QueuesHandlerDeps,
  req: OperationRequest<'queueOutreach' | 'previewOutreach'>,
): Promise<{ sender: Sender; plan: QueuePlan }> {
  const campaign = await ownCampaign(deps, req);
  const body = req.body;
  const texts = await readTexts(deps, req, body);
  readStart(body);
  const sender = await senderOfRequest(deps, req, body.sender_id);
  return { sender, plan: await planQueue(deps, campaign, sender, body.lead_ids, texts) };
}

async function readTexts({ emailTemplates }: QueuesHandlerDeps, req: object, body: QueueRequest): Promise<QueueTexts> {
  const { template_id, values = {}, follow_ups = [] } = body;
  const planned = follow_ups.map(({ after_days, subject = null, body: text }) => ({ after_days, subject, body: text }));
  const rest = { values, follow_ups: planned };
  if (template_id === undefined) {
    if (body.subject === undefined || body.body === undefined)
      throw error('subject', 'Give either template_id, or subject and body');
    return { subject: body.subject, body: body.body, ...rest };
  }
  if (body.subject !== undefined || body.body !== undefined)
    throw error('template_id', 'Give either template_id, or subject and body');
  const template = await emailTemplates.find(currentUser(req).id, template_id);
  if (!template) throw HttpError.notFound('Template not found');
  return { subject: template.subject, body: template.body, ...rest };
}

function readStart({ start_at }: QueueRequest): Date {
  const now = Date.now();
  const atMs = start_at === undefined ? now : Date.parse(start_at);
  if (atMs < now - MOST_BEHIND_MS) throw error('start_at', 'must not be in the past: leave it out to start now');
  if (atMs > now + MOST_AHEAD_MS) throw error('start_at', 'At most 90 days ahead');
  return new Date(Math.max(atMs, now));
}

function toItems(
  operation_id: string,
  user_id: OwnerId,
  campaign_id: string,
  sender_id: string,
  { mails }: QueuePlan,
  start: Date,
): QueueItem[] {
  const created_at = new Date().toISOString();
  return mails.map(({ lead_id, subject, body, follow_ups }, index) => ({
    id: createHash('sha256').update(`${operation_id}\n${lead_id}`).digest('hex').slice(0, 24),
    user_id,
    operation_id,
    campaign_id,
    lead_id,
    sender_id,
    subject,
    body,
    follow_ups,
    status: 'waiting' as const,
    reason: null,
    attempt_id: null,
    created_at,
    // A millisecond apart, so that they are sent in this order.
    due_at: new Date(start.getTime() + index).toISOString(),
  }));
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
  if (!paused) await deps.gateway.wakeSender({ user_id, sender_id: String(operation.input['sender_id']) });
  sendOperation(res, (await deps.operations.find(user_id, id)) ?? operation);
}

function error(field: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', field], msg, type: 'value_error' });
}
