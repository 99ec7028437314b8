import type { CallOptions, PlatformCall } from './api/platform-call.js';
import { timeLeftMs } from './time-left.js';
import { pauseAfter } from './until.js';

const PAUSE = { shortestMs: 250, longestMs: 1_000 };
/** What is kept of a test's time, for what it started to be cleaned up. */
const SPARE_MS = 10_000;

/** Polls the operation until it has ended: for so long at least, and as long as the test has. */
export async function waitForEnd<Ended extends object>(
  call: PlatformCall,
  id: string,
  { timeoutMs = 120_000, ...options }: CallOptions & { timeoutMs?: number },
): Promise<Ended> {
  const endMs = performance.now() + Math.max(timeoutMs, timeLeftMs() - SPARE_MS);
  let last: unknown;
  while (performance.now() < endMs) {
    const beganMs = performance.now();
    const answer = await call<Ended & { status: string }>(`/api/operations/${id}`, options).catch((error: unknown) => {
      last = error;
      return null;
    });
    if (answer && answer.status !== 200)
      throw new Error(`Operation ${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    last = answer?.body ?? last;
    if (answer && !['queued', 'running'].includes(String(answer.body.status))) return answer.body;
    await pauseAfter(performance.now() - beganMs, PAUSE);
  }
  throw new Error(`Operation ${id} did not end: ${JSON.stringify(last)}`);
}
