import type { Progress } from '../../domain/operations/operations.js';
import type { ApiClient } from '../api/api-client.js';
import { type ClientOperation, progressSchema } from '../api/operation.js';
import type { ServerEvent } from '../api/sse-parser.js';
import { CliError } from '../cli-error.js';
import type { Pace } from '../pace.js';
import { pause } from '../pause.js';

export interface Follower {
  client: ApiClient;
  pace: Pace;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Remarks for people about the line itself. */
  onNote(note: string): void;
}

const MAX_FAILURES = 3;
/** A server may ask for a longer delay, but not for an endless one. */
const MAX_RECONNECT_MS = 15_000;
const FINAL_EVENTS: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled']);

/**
 * Follows the event stream to its final event, over as many connections as it takes. Returns false when three
 * connections in a row broke without news: proxies that hold streams back exist, asking for the state works there.
 */
export async function followEvents(follower: Follower, operation: ClientOperation): Promise<boolean> {
  let lastEventId = '';
  let reconnectMs = follower.pace.reconnectMs;
  const onRetryTime = (retryMs: number) => {
    reconnectMs = Math.min(retryMs, MAX_RECONNECT_MS);
  };
  for (let failures = 0; failures < MAX_FAILURES; ) {
    let heard = false;
    try {
      for await (const event of follower.client.readEvents(operation, {
        lastEventId,
        signal: follower.signal,
        onRetryTime,
      })) {
        heard = true;
        lastEventId = event.id;
        if (FINAL_EVENTS.has(event.event)) return true;
        passOn(event, follower);
      }
    } catch (failure) {
      follower.signal.throwIfAborted();
      if (failure instanceof CliError) throw failure;
    }
    failures = heard ? 1 : failures + 1;
    if (failures < MAX_FAILURES) await pause(reconnectMs, follower.signal);
  }
  return false;
}

/** Progress that can't be read is no reason to stop following. */
function passOn({ event, data }: ServerEvent, { onProgress }: Follower): void {
  if (event !== 'progress') return;
  const progress = progressSchema.safeParse(parseJson(data));
  if (progress.success) onProgress(progress.data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
