import { Context } from '@temporalio/activity';
import { runActivity } from '../run-activity.js';
import type { BrowserDeps } from './browser-deps.js';
import { type MeasureSpeedInput, measureSpeed } from './measure-speed.js';
import { type PrintReportDeps, type PrintReportInput, printReport } from './print-report.js';
import { type RenderPagesInput, renderPages } from './render-pages.js';

export type { BrowserDeps } from './browser-deps.js';

/** Everything that needs a real browser. Heartbeats and the mapping of failures come from runActivity. */
export function createBrowserActivities(deps: BrowserDeps & PrintReportDeps) {
  return {
    measureSpeed: runActivity((input: MeasureSpeedInput) =>
      measureSpeed(deps, input, Context.current().cancellationSignal),
    ),
    renderPages: runActivity((input: RenderPagesInput) =>
      renderPages(deps, input, Context.current().cancellationSignal),
    ),
    printAuditReport: runActivity((input: PrintReportInput) =>
      printReport(deps, input, Context.current().cancellationSignal),
    ),
  };
}

export type BrowserActivities = ReturnType<typeof createBrowserActivities>;
