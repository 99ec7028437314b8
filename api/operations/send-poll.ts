import type { Response } from 'express';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { Operation } from '../../domain/operations/operations.js';
import type { PollResult } from '../../domain/outreach/replies/poll-result.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import { HttpError } from '../http/http-error.js';
import { sendResult } from './send-operation.js';

interface PollDeps {
  artifacts: Pick<ArtifactsRepository, 'getText' | 'getPacked'>;
}

/** What a poll has found. When no mailbox could be read, each of them is named with its reason. */
export async function sendPoll(deps: PollDeps, res: Response, ended: Operation): Promise<void> {
  if (ended.status !== 'failed' || ended.error?.code !== 'mailbox_unreachable') return sendResult(deps, res, ended);
  const text = await deps.artifacts.getText(ended.user_id, resultKey(ended.id));
  const errors = text === null ? [] : (JSON.parse(text) as PollResult).errors;
  const [first] = errors;
  const { error } = ended;
  throw new HttpError(502, { detail: error.detail, ...(first && { mailbox: first.mailbox, errors }), error });
}
