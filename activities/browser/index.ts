import { Context } from '@temporalio/activity';
import { runActivity } from '../run-activity.js';
import { type BrowserDeps, type MeasureSpeedInput, measureSpeed } from './measure-speed.js';

export type { BrowserDeps } from './measure-speed.js';

/** Everything that needs a real browser. Heartbeats and the mapping of failures come from runActivity. */
export function createBrowserActivities(deps: BrowserDeps) {
  return {
    measureSpeed: runActivity((input: MeasureSpeedInput) =>
      measureSpeed(deps, input, Context.current().cancellationSignal),
    ),
  };
}

export type BrowserActivities = ReturnType<typeof createBrowserActivities>;
