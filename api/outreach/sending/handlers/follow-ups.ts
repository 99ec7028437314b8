import { createHash, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { ENDING_STATUSES } from '../../../../domain/outreach/campaigns/lead-status.js';
import type { Attempt, AttemptStatus } from '../../../../domain/outreach/sending/attempt.js';
import { defaultFollowUp } from '../../../../domain/outreach/sending/default-follow-up.js';
import { MAX_FOLLOW_UPS } from '../../../../domain/outreach/sending/follow-up.js';
import { followUpSubject } from '../../../../domain/outreach/sending/follow-up-subject.js';
import { unfilledIn } from '../../../../domain/outreach/writing/template.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { Logger } from '../../../../platform/logger.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { AttemptsRepository } from '../../../../store/outreach/sending/attempts.js';
import type { FollowUpEdit, FollowUpsRepository } from '../../../../store/outreach/sending/follow-ups.js';
import type { components } from '../../../generated/openapi.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { idempotencyKey } from '../../../http/requests/request-context.js';
import type { WorkflowGateway } from '../../../workflow-gateway.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';

export interface FollowUpsHandlerDeps extends OwnCampaignDeps {
  attempts: Pick<AttemptsRepository, 'find' | 'findInCampaign'>;
  followUps: Pick<FollowUpsRepository, 'find' | 'insert' | 'list' | 'edit' | 'conclude'>;
  gateway: Pick<WorkflowGateway, 'startFollowUp' | 'wakeFollowUp'>;
  leads: Pick<LeadsRepository, 'find'>;
  logger: Logger;
}

type Names = 'createFollowUp' | 'updateFollowUp' | 'cancelFollowUp' | 'listFollowUps';

const DAY_MS = 24 * 60 * 60_000;
const MOST_DAYS = 90;
const LEAVING: readonly AttemptStatus[] = ['sending', 'sent', 'uncertain', 'bounced'];

export function createFollowUpsHandlers(deps: FollowUpsHandlerDeps): HandlersOf<Names> {
  const { followUps, gateway, logger } = deps;
  return {
    createFollowUp: async (req, res) => {
      const { user_id, id: campaignId } = await ownCampaign(deps, req);
      const given = req.body;
      const attempt = await followedAttempt(deps, user_id, campaignId, given.attempt_id);
      const followUp = newFollowUp(req, given, attempt);
      const kept = await followUps.insert({ ...followUp, user_id, sender_id: attempt.sender_id });
      if (!kept) throw conflict(`An attempt has ${MAX_FOLLOW_UPS} follow-ups at most`);
      const { id, scheduled_at } = kept.follow_up;
      const clock = { user_id, sender_id: attempt.sender_id, follow_up_id: id, due_at: scheduled_at };
      // Its record is safe: workers find overdue follow-ups without a timer.
      await gateway
        .startFollowUp(clock)
        .catch((failure: unknown) =>
          logger.warn({ err: failure, follow_up_id: id }, 'clock of a follow-up not started'),
        );
      res.status(201).json(kept.follow_up);
    },
    updateFollowUp: async (req, res) => {
      const { user_id, id: campaignId } = await ownCampaign(deps, req);
      const found = await followUps.find(user_id, req.params.follow_up_id);
      if (found?.campaign_id !== campaignId) throw HttpError.notFound();
      const change = readChange(req.body, found.literals, new Date());
      // Its first attempt has its id: from the moment that it may be on the wire, nothing is changed any more.
      const attempt = await deps.attempts.find(user_id, found.id);
      const isLeaving = attempt !== null && LEAVING.includes(attempt.status);
      const changed = isLeaving ? null : await followUps.edit(user_id, found.id, change);
      if (!changed) throw conflict('The follow-up is no longer scheduled, or is being sent. It cannot be changed');
      // At its new time; a worker finds it without a timer as well.
      await gateway
        .wakeFollowUp({ user_id, follow_up_id: found.id })
        .catch((failure: unknown) =>
          logger.warn({ err: failure, follow_up_id: found.id }, 'timer of a follow-up not updated'),
        );
      res.json(changed);
    },
    cancelFollowUp: async (req, res) => {
      const { user_id, id: campaignId } = await ownCampaign(deps, req);
      const found = await followUps.find(user_id, req.params.follow_up_id);
      if (found?.campaign_id !== campaignId) throw HttpError.notFound();
      const ending = { status: 'cancelled' as const, reason: 'cancelled', sent_at: null, sent_attempt_id: null };
      const isCanceled = await followUps.conclude(user_id, found.id, ['scheduled'], ending);
      if (!isCanceled && found.status !== 'cancelled') throw conflict('The follow-up is no longer scheduled');
      // The record decides; the clock would read it at the latest when it is due.
      await gateway
        .wakeFollowUp({ user_id, follow_up_id: found.id })
        .catch((failure: unknown) => logger.warn({ err: failure, follow_up_id: found.id }, 'time zone not known'));
      res.status(204).end();
    },
    listFollowUps: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      const { limit, cursor } = readListQuery(req);
      const page = await followUps.list(user_id, id, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
  };
}

async function followedAttempt(
  { attempts, leads }: FollowUpsHandlerDeps,
  userId: OwnerId,
  campaignId: string,
  attemptId: string,
): Promise<Attempt> {
  const attempt = await attempts.findInCampaign(userId, campaignId, attemptId);
  if (!attempt) throw HttpError.notFound();
  if (attempt.status !== 'sent')
    throw conflict(`Only a mail that was sent can be followed up; this one is ${attempt.status}`);
  if (attempt.step > 0) throw conflict('This is a follow-up itself: name the first mail to the lead');
  const lead = await leads.find(userId, campaignId, attempt.lead_id);
  if (!lead) throw HttpError.notFound();
  if (ENDING_STATUSES.includes(lead.status)) throw conflict(`The lead is ${lead.status}: nothing more is sent to it`);
  return attempt;
}

function newFollowUp(req: Pick<Request, 'path'>, given: components['schemas']['NewFollowUp'], attempt: Attempt) {
  const { id: attempt_id, campaign_id, lead_id } = attempt;
  const subject = given.subject?.trim() ?? followUpSubject(attempt.subject);
  const body = given.body ?? defaultFollowUp(attempt.sent_at ?? attempt.created_at);
  // What stands in brackets in the first email came with a value, as a title may.
  const literals = unfilledIn(`${attempt.subject}\n${attempt.body}`);
  refuseUnfilled({ subject, body }, literals);
  const scheduled_at = readTime(given, attempt, new Date());
  return {
    id: newId(req),
    campaign_id,
    attempt_id,
    lead_id,
    subject,
    body,
    ...(literals.length > 0 && { literals }),
    scheduled_at,
    status: 'scheduled' as const,
    reason: null,
    sent_at: null,
    sent_attempt_id: null,
    created_at: new Date().toISOString(),
  };
}

/** ISO 8601. @throws HttpError 422 */
function readTime(
  { scheduled_at, after_days }: components['schemas']['NewFollowUp'],
  { sent_at, created_at }: Attempt,
  now: Date,
): string {
  if ((scheduled_at === undefined) === (after_days === undefined))
    throw error('scheduled_at', 'Give either scheduled_at or after_days');
  if (after_days !== undefined) {
    const atMs = Date.parse(sent_at ?? created_at) + after_days * DAY_MS;
    return new Date(Math.max(atMs, now.getTime())).toISOString();
  }
  return readMoment(String(scheduled_at), now).toISOString();
}

/** @throws HttpError 422 */
function readMoment(scheduled_at: string, now: Date): Date {
  const atMs = Date.parse(scheduled_at);
  if (atMs < now.getTime()) throw error('scheduled_at', 'It has passed');
  if (atMs > now.getTime() + MOST_DAYS * DAY_MS) throw error('scheduled_at', `At most ${MOST_DAYS} days ahead`);
  return new Date(atMs);
}

/** @throws HttpError 422 */
function readChange(
  { subject, body, scheduled_at }: components['schemas']['FollowUpChange'],
  literals: readonly string[] | undefined,
  now: Date,
): FollowUpEdit {
  const texts = {
    ...(subject !== undefined && { subject: subject.trim() }),
    ...(body !== undefined && { body }),
  };
  refuseUnfilled(texts, literals);
  return scheduled_at === undefined ? texts : { ...texts, scheduled_at: readMoment(scheduled_at, now) };
}

function refuseUnfilled(texts: { subject?: string; body?: string }, literals: readonly string[] = []): void {
  for (const [field, text] of Object.entries(texts)) {
    const [unfilled] = unfilledIn(text).filter((word) => !literals.includes(word));
    if (unfilled !== undefined) throw error(field, `Contains a placeholder without a value: ${unfilled}`);
  }
}

/** The same request under an Idempotency-Key is the same follow-up. */
function newId(req: Pick<Request, 'path'>): string {
  const key = idempotencyKey(req);
  if (key === null) return randomBytes(12).toString('hex');
  return createHash('sha256').update(`follow_up\n${req.path}\n${key}`).digest('hex').slice(0, 24);
}

function conflict(detail: string): HttpError {
  return new HttpError(409, { detail });
}

function error(field: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', field], msg, type: 'value_error' });
}
