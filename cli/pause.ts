import { setTimeout as wait } from 'node:timers/promises';

/** Waits; throws the signal's reason as soon as it is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // The one way in which a timer fails.
  await wait(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
