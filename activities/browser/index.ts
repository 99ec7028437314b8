import type { Context } from '@temporalio/activity';
import type { Visit } from '../../domain/operations/visit-budgets.js';
import { runVisit } from '../run-visit.js';
import type { BrowserDeps } from './browser-deps.js';
import { type CaptureStartPageDeps, captureStartPage } from './capture-start-page.js';
import { BrowserTurns } from './chrome/browser-turns.js';
import { measureSpeed } from './measure-speed.js';
import { type PrintAuditReportDeps, printAuditReport } from './print-audit-report.js';
import { printStoredPage } from './print-stored-page.js';
import { renderPages } from './render-pages.js';
import { renderPlacedLinks } from './render-placed-links.js';

export type { BrowserDeps } from './browser-deps.js';

type Deps = BrowserDeps & PrintAuditReportDeps & CaptureStartPageDeps;

/** Everything that needs a real browser. Heartbeats, the end of their time and the mapping of failures come from runVisit. */
export function createBrowserActivities(deps: Deps) {
  const turns = new BrowserTurns();
  const dispatchTurn = ({ info: { priority }, cancellationSignal: signal }: Context) =>
    turns.take({ user: priority?.fairnessKey ?? '', urgent: priority?.priorityKey === 1, signal });
  const bind = <Input, Result>(
    visit: Visit,
    activity: (deps: Deps, input: Input, signal: AbortSignal) => Promise<Result>,
  ) => runVisit((input: Input, signal) => activity(deps, input, signal), visit, dispatchTurn);
  return {
    measureSpeed: bind('measureSpeed', measureSpeed),
    renderPages: bind('renderPages', renderPages),
    renderPlacedLinks: bind('renderPlacedLinks', renderPlacedLinks),
    captureStartPage: bind('captureStartPage', captureStartPage),
    printAuditReport: bind('printAuditReport', printAuditReport),
    printStoredPage: bind('printStoredPage', printStoredPage),
  };
}

export type BrowserActivities = ReturnType<typeof createBrowserActivities>;
