import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { AuditActivities } from '../../activities/audits/index.js';
import { judgeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { JudgeAgainInput } from './contract/judge-again.js';

const { loadGathered, judgeCrawl, judgeSpeed, composeAgain } = proxyActivities<AuditActivities>(judgeOptions);

/**
 * Judges an audit again by the acceptances that hold now: what its crawl and its measurements had found is read from the
 * store, and nothing is requested of the site. Once begun it is not canceled half-way, so that lists and score agree.
 */
export async function judgeAgain({ operation, audit_id }: JudgeAgainInput): Promise<OperationReference> {
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'judge', message: 'Reading the findings of the audit' });
    const { gathered, again, overall_score } = await loadGathered({ operation, audit_id });
    await report({ done: 20, phase: 'judge', message: 'Recalculating the score' });
    const audit = { id: audit_id, user_id: operation.user_id };
    await CancellationScope.nonCancellable(async () => {
      const speed = await captureOutcome(() => judgeSpeed({ operation: audit, gathered, again }));
      const judged = await judgeCrawl({ operation: audit, gathered, speed, again });
      await composeAgain({ operation, audit_id, gathered, again, overall_score, judged, speed });
    });
  });
}
