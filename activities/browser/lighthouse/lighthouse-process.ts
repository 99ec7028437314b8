import { DomainError } from '../../../domain/base/errors.js';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import type { ChildSecret } from '../chrome/receive-secret.js';
import { runChild } from '../chrome/run-child.js';
import type { LighthouseAnswer, LighthouseJob } from './lighthouse-job.js';

/** A trace of a heavy page takes some 400 MB. */
const HEAP_LIMIT_MB = 1_536;

/**
 * Runs Lighthouse in a child process.
 * @throws DomainError browser_failed (retryable) when the child fails or dies; the signal's reason. The child is gone then.
 */
export async function runLighthouse(
  job: LighthouseJob,
  secret: ChildSecret,
  signal: AbortSignal,
): Promise<SpeedArtifact> {
  const answers: LighthouseAnswer[] = [];
  const onMessage = (message: unknown) => {
    if (isAnswer(message)) answers.push(message);
  };
  await runChild({ script: 'lighthouse-child', job, secret, heapLimitMb: HEAP_LIMIT_MB, signal, onMessage });
  const [answer] = answers;
  if (!answer?.ok) throw new DomainError('browser_failed', 'Lighthouse could not finish its run', true);
  return answer.artifact;
}

function isAnswer(value: unknown): value is LighthouseAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value;
}
