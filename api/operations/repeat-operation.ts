import { createHash, randomBytes } from 'node:crypto';
import { imageKey } from '../../domain/operations/artifact-keys.js';
import { findAccessId } from '../../domain/operations/find-access-id.js';
import type { Operation } from '../../domain/operations/operations.js';
import { refuseRetry } from '../../domain/operations/refuse-retry.js';
import { toHttpInput } from '../../domain/operations/to-http-input.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { CrawlAccessRepository } from '../../store/crawl/crawl-access.js';
import { operationUrgency } from '../../workflows/operations/contract/operation-urgency.js';
import { HttpError } from '../http/http-error.js';
import { currentLimits, currentUser, idempotencyKey } from '../http/requests/request-context.js';
import { type RequireOwnershipDeps, requireOwnership } from '../ownership/require-ownership.js';
import { insertWithinLimit } from './insert-within-limit.js';
import { type OperationStartDeps, queueOperation, startWorkflow } from './start-operation.js';

export type RepeatOperationDeps = OperationStartDeps &
  RequireOwnershipDeps & {
    artifacts: Pick<ArtifactsRepository, 'getPacked' | 'putPacked'>;
    crawlAccess: Pick<CrawlAccessRepository, 'find'>;
  };

/**
 * Starts a failed, canceled or timed out operation again, as a new one with the same input.
 * @param scheme `http`: with http:// in place of https://
 * @throws HttpError 409 with the reason for what cannot be repeated; 422 where robots.txt may not be ignored any more; 429
 *   when too many of the user's are unfinished
 */
export async function repeatOperation(
  deps: RepeatOperationDeps,
  req: object,
  failed: Operation,
  scheme: 'http' | undefined,
): Promise<Operation> {
  const reason = refuseRetry(failed);
  if (reason !== null) throw conflict(reason);
  const input = scheme === 'http' ? toHttpInput(failed.input) : failed.input;
  if (input === null)
    throw conflict('Only an operation with an https:// URL and without access data can be repeated over http://.');
  await requireWhatItNeeds(deps, req, input);
  const { type, fingerprint, site } = failed;
  const id = nameRetry(req, failed);
  if (type === 'image_alt_text' && input['image_url'] === null) await copyUpload(deps, failed, id);
  const { operation, place } = await insertWithinLimit(
    deps.operations,
    queueOperation(req, id, { type, input, fingerprint, site }),
    currentLimits(req).running_operations,
  );
  if (operation.status === 'queued') await startWorkflow(deps, operation, operationUrgency(operation.type, place));
  return operation;
}

/** The same for a repeat under an Idempotency-Key. */
function nameRetry(req: object, { id, user_id }: Operation): string {
  const key = idempotencyKey(req);
  if (key === null) return randomBytes(12).toString('hex');
  return createHash('sha256').update(`${user_id}\nretry\n${id}\n${key}`).digest('hex').slice(0, 24);
}

/** What was checked when it was first started, and may not hold any more. */
async function requireWhatItNeeds(deps: RepeatOperationDeps, req: object, input: Operation['input']): Promise<void> {
  const { id: userId } = currentUser(req);
  const { crawl, website_url } = input;
  const isRobotsIgnored =
    typeof crawl === 'object' && crawl !== null && 'respect_robots' in crawl && crawl.respect_robots === false;
  if (isRobotsIgnored && typeof website_url === 'string') await requireOwnership(deps, userId, website_url);
  const accessId = findAccessId(input);
  if (accessId !== null && (await deps.crawlAccess.find(userId, accessId, new Date())) === null)
    throw conflict('The access data of the site are deleted two days after a start. Start a new one and enter them.');
}

/** The bytes of an image that was uploaded belong to the operation. */
async function copyUpload({ artifacts }: RepeatOperationDeps, failed: Operation, id: string): Promise<void> {
  const bytes = await artifacts.getPacked(failed.user_id, imageKey(failed.id));
  if (bytes === null) throw conflict('The image is not stored any more. Upload it again.');
  await artifacts.putPacked(failed.user_id, imageKey(id), bytes);
}

function conflict(detail: string): HttpError {
  return new HttpError(409, { detail });
}
