import { type ClientOperation, hasEnded } from '../api/operation.js';
import { pause } from '../pause.js';
import { type Follower, followEvents } from './follow-events.js';

/** A server may ask for a longer delay, but not for an endless one. */
const MAX_POLL_MS = 15_000;

/** Follows an operation to its end, by events or else by asking, and returns its last state as the server has it. */
export async function followOperation(follower: Follower, operation: ClientOperation): Promise<ClientOperation> {
  if (!(await followEvents(follower, operation))) follower.onNote('No live progress to be had, asking now and then');
  for (;;) {
    const { operation: current, lookAgainMs } = await follower.client.getOperation(operation, follower.signal);
    if (hasEnded(current)) return current;
    follower.onProgress(current.progress);
    await pause(Math.min(lookAgainMs ?? follower.pace.pollMs, MAX_POLL_MS), follower.signal);
  }
}
