import type { UncountedCampaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { ResolveSenderDeps } from '../../../domain/outreach/sending/resolve-sender.js';
import { createRotation } from '../../../domain/outreach/sending/rotation/create-rotation.js';
import { type LoadMailboxesDeps, loadMailboxes } from '../../../domain/outreach/sending/rotation/load-mailboxes.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { QueueTexts } from '../../../domain/outreach/writing/render-opener.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { SequencesRepository } from '../../../store/outreach/sending/sequences.js';
import type { components } from '../../generated/openapi.js';
import type { OperationRequest } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { type OwnCampaignDeps, ownCampaign } from '../campaigns/own-campaign.js';
import { type PlanQueueDeps, planQueue, type QueuePlan } from './plan-queue.js';
import { type ReadQueueTextsDeps, readQueueTexts } from './read-queue-texts.js';
import { sendersOfRequest } from './sender-of-request.js';

export interface ReadQueuePlanDeps
  extends OwnCampaignDeps,
    PlanQueueDeps,
    ReadQueueTextsDeps,
    ResolveSenderDeps,
    LoadMailboxesDeps {
  attempts: PlanQueueDeps['attempts'] & LoadMailboxesDeps['attempts'];
  sequences: Pick<SequencesRepository, 'find'>;
  /** `time_zone` of the calendar that days of caps follow. */
  policy: { time_zone: string };
}

/** A queue as its request describes it. */
export interface ReadQueuePlan {
  /** Those it rotates over. */
  senders: Sender[];
  plan: QueuePlan;
  texts: QueueTexts;
  start: Date;
}

type QueueRequest = components['schemas']['QueueRequest'];

const MOST_AHEAD_MS = 90 * 24 * 60 * 60_000;
/** Clocks differ and requests wait; an hour ago may still mean now. */
const MOST_BEHIND_MS = 60 * 60_000;

/** @throws HttpError 404 and 422 */
export async function readQueuePlan(
  deps: ReadQueuePlanDeps,
  req: OperationRequest<'queueOutreach' | 'previewOutreach' | 'forecastOutreach'>,
  operationId: string,
  now: Date,
): Promise<ReadQueuePlan> {
  const campaign = await ownCampaign(deps, req);
  await refuseSecondPlan(deps, campaign, req.body);
  const texts = await readQueueTexts(deps, req, req.body);
  const start = readStart(req.body, now);
  const senders = await sendersOfRequest(deps, req, req.body);
  const next = await rotate(deps, campaign.user_id, senders, operationId, start);
  return { senders, plan: await planQueue(deps, campaign, next, req.body.lead_ids, texts), texts, start };
}

/** A lead gets its follow-ups from one plan. @throws HttpError 422 */
async function refuseSecondPlan(
  { sequences }: ReadQueuePlanDeps,
  { user_id, id }: UncountedCampaign,
  { follow_ups = [] }: QueueRequest,
): Promise<void> {
  if (follow_ups.length === 0) return;
  const sequence = await sequences.find(user_id, id);
  if (sequence && sequence.steps.length > 0)
    throw error('follow_ups', 'The campaign has a sequence, which follows: leave this out, or delete the steps first');
}

/** Over those that send; over all where none does, which then wait. */
async function rotate(
  deps: ReadQueuePlanDeps,
  userId: OwnerId,
  senders: readonly Sender[],
  operationId: string,
  now: Date,
): Promise<() => Sender> {
  const [first, ...others] = senders;
  if (first === undefined) throw error('sender_ids', 'Name one at least');
  if (others.length === 0) return () => first;
  const active = senders.filter(({ paused }) => paused === null);
  const rotated = active.length > 0 ? active : senders;
  const calendar = { now, timeZone: deps.policy.time_zone };
  const next = createRotation(await loadMailboxes(deps, userId, rotated, operationId, calendar));
  const byId = new Map(rotated.map((sender) => [sender.id, sender]));
  return () => byId.get(next()) ?? first;
}

function readStart({ start_at }: QueueRequest, now: Date): Date {
  const atMs = start_at === undefined ? now.getTime() : Date.parse(start_at);
  if (atMs < now.getTime() - MOST_BEHIND_MS)
    throw error('start_at', 'must not be in the past: leave it out to start now');
  if (atMs > now.getTime() + MOST_AHEAD_MS) throw error('start_at', 'At most 90 days ahead');
  return new Date(Math.max(atMs, now.getTime()));
}

function error(field: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', field], msg, type: 'value_error' });
}
