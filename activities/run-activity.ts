import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { toFailure } from './failures.js';

/** A tenth of the heartbeat time-outs in workflows/activity-options.ts: room for an event loop that parses a big page. */
const HEARTBEAT_INTERVAL_MS = 2_000;

type Activity<Input, Result> = (input: Input) => Promise<Result>;

/** What every activity needs and none should repeat: heartbeats while it runs, one mapping of failures. */
export function runActivity<Input, Result>(activity: Activity<Input, Result>): Activity<Input, Result> {
  return async (input) => {
    const context = Context.current();
    const beat = setInterval(() => context.heartbeat(), HEARTBEAT_INTERVAL_MS);
    try {
      return await activity(input);
    } catch (error) {
      // Work that was told to stop fails in many words; the cancellation itself is what the workflow should see.
      if (context.cancellationSignal.aborted) throw await context.cancelled.catch((cancelled: unknown) => cancelled);
      const failure = toFailure(error);
      // What nobody foresaw is told whole to the log, and to nobody else.
      if (failure instanceof ApplicationFailure && failure.type === 'internal') {
        context.log.error('unforeseen failure', { stack: error instanceof Error ? error.stack : String(error) });
      }
      throw failure;
    } finally {
      clearInterval(beat);
    }
  };
}
