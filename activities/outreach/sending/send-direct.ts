import { assertNever } from '../../../domain/base/errors.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { OperationError } from '../../../domain/operations/operations.js';
import type { Attempt, AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { SendRequest } from '../../../domain/outreach/sending/send-request.js';
import { viewAttempt } from '../../../domain/outreach/sending/view-attempt.js';
import { prepareAttempt } from './attempts/prepare-attempt.js';
import { applyState, recordAttemptOutcome } from './attempts/record-attempt-outcome.js';
import type { Prepared } from './attempts/send-plan.js';
import { transmitAttempt } from './attempts/transmit-attempt.js';
import type { SendingDeps } from './sending-deps.js';

const NOT_FOUND = 'BacklinkCampaignNotFoundError: Campaign not found or access denied';

/**
 * Reads the request from the operation's record, so that neither text nor recipient is in a workflow's history. Judges
 * the mail, reserves its slots and records the attempt, under the operation's id. One that may not be sent ends the
 * operation here. Twice: the attempt of the first run is found.
 */
export async function prepareSend(
  deps: SendingDeps,
  { operation }: { operation: OperationRef },
): Promise<{ ready: boolean; status: AttemptStatus | null }> {
  const { id, user_id } = operation;
  const plan = await readRequest(deps, operation);
  if (plan === null) return { ready: false, status: await finish(deps, operation, null, MISSING) };
  const given = { ...plan, attempt_id: id, user_id, step: 0, origin: 'send' as const, thread: null };
  const prepared = await prepareAttempt(deps, given, 'manual');
  if (prepared.kind === 'ready') return { ready: true, status: prepared.attempt.status };
  if (prepared.kind === 'known' && isOpen(prepared.attempt)) return { ready: true, status: prepared.attempt.status };
  return { ready: false, status: await finish(deps, operation, attemptOf(prepared), errorOf(prepared)) };
}

/** Null when the record is gone, or was emptied with its campaign. */
async function readRequest({ operations }: SendingDeps, { id, user_id }: OperationRef): Promise<SendRequest | null> {
  const input = (await operations.begin(user_id, id))?.input ?? {};
  const { campaign_id, lead_id, workspace_id, subject, body, sender_id } = input;
  if (
    typeof campaign_id !== 'string' ||
    typeof lead_id !== 'string' ||
    typeof workspace_id !== 'string' ||
    typeof subject !== 'string' ||
    typeof body !== 'string'
  )
    return null;
  return {
    campaign_id,
    lead_id,
    workspace_id,
    subject,
    body,
    sender_id: typeof sender_id === 'string' ? sender_id : null,
  };
}

/** One try to hand it over, and the operation's end. Twice: see transmitAttempt. */
export async function transmitSend(
  deps: SendingDeps,
  { operation }: { operation: OperationRef },
  signal: AbortSignal,
): Promise<{ status: AttemptStatus | null }> {
  const done = await transmitAttempt(deps, operation.user_id, operation.id, { keepUnreached: false, signal });
  return { status: await finish(deps, operation, done?.attempt ?? null, MISSING) };
}

/**
 * Ends a send whose workflow was canceled or could not continue. A send that has not started never will; one that has
 * started without a recorded outcome is uncertain. `error` is used where the attempt has no better one.
 */
export async function closeSend(
  deps: SendingDeps,
  { operation, error }: { operation: OperationRef; error: OperationError },
): Promise<{ status: AttemptStatus | null }> {
  const found = await deps.attempts.find(operation.user_id, operation.id);
  if (!found) return { status: await finish(deps, operation, null, error) };
  const reason = error.code === 'cancelled' ? 'cancelled' : 'interrupted';
  const end = { reason, smtp_response: null };
  let attempt = found;
  if (attempt.status === 'queued')
    attempt = await recordAttemptOutcome(deps, attempt, ['queued'], { ...end, status: 'failed' });
  if (attempt.status === 'sending')
    attempt = await recordAttemptOutcome(deps, attempt, ['sending'], { ...end, status: 'uncertain' });
  await applyState(deps, attempt);
  return { status: await finish(deps, operation, attempt, error) };
}

const MISSING: OperationError = { code: 'not_found', detail: NOT_FOUND };

function isOpen({ status }: Attempt): boolean {
  return status === 'queued' || status === 'sending';
}

function attemptOf(prepared: Prepared): Attempt | null {
  return 'attempt' in prepared ? prepared.attempt : null;
}

/** Of what was not even recorded. */
function errorOf(prepared: Prepared): OperationError {
  if (prepared.kind === 'conflicting') return { code: 'conflict', detail: 'Duplicate attempt detected' };
  if (prepared.kind !== 'missing') return { code: 'internal', detail: 'An internal error occurred' };
  switch (prepared.what) {
    case 'campaign':
    case 'lead':
      return MISSING;
    case 'address':
      return { code: 'invalid_input', detail: 'The lead has no email address' };
    case 'sender':
      return { code: 'invalid_input', detail: 'There is no sender: add one, or set SMTP_URL and MAIL_FROM' };
    default:
      return assertNever(prepared.what);
  }
}

/** Updates the operation's record from the attempt's. The first end is kept. */
async function finish(
  { artifacts, operations }: SendingDeps,
  { id, user_id }: OperationRef,
  attempt: Attempt | null,
  fallback: OperationError,
): Promise<AttemptStatus | null> {
  const error = attempt ? errorOfStatus(attempt, fallback) : fallback;
  if (attempt && error === null) await artifacts.put(user_id, resultKey(id), viewAttempt(attempt));
  const status = error === null ? 'completed' : error.code === 'cancelled' ? 'cancelled' : 'failed';
  const isFirst = await operations.finish(user_id, id, { status, error, has_result: error === null });
  // Erased on the way: what was put just now must not be read any more.
  if (!isFirst && (await operations.isErased(user_id, id))) await artifacts.remove(user_id, resultKey(id));
  return attempt?.status ?? null;
}

function errorOfStatus({ status, reason }: Attempt, fallback: OperationError): OperationError | null {
  switch (status) {
    case 'sent':
    case 'bounced':
      return null;
    case 'blocked':
      return { code: 'policy_blocked', detail: 'Policy validation failed' };
    case 'uncertain':
      return { code: 'mail_failed', detail: 'It is unknown whether the mail server accepted the email' };
    case 'failed':
      return reason === 'cancelled' ? fallback : { code: 'mail_failed', detail: refusalDetail(reason) };
    case 'queued':
    case 'sending':
      return fallback;
  }
}

/** With the server's own words if there are any: its user may know what they mean. */
function refusalDetail(reason: string | null): string {
  const detail = 'The mail server did not accept the email';
  return reason?.startsWith('refused') ? `${detail}: ${reason}` : detail;
}
