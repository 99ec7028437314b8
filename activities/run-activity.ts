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
      // Canceled work fails with many different errors; the workflow should see the cancellation itself.
      if (context.cancellationSignal.aborted) throw await context.cancelled.catch((cancelled: unknown) => cancelled);
      const failure = toFailure(error);
      // An unexpected error is written to the log in full, and shown nowhere else.
      if (failure instanceof ApplicationFailure && failure.type === 'internal') {
        context.log.error('unforeseen failure', { stack: error instanceof Error ? error.stack : String(error) });
      }
      throw failure;
    } finally {
      clearInterval(beat);
    }
  };
}
