import { ApplicationFailure, proxyActivities } from '@temporalio/workflow';
import type { AuditActivities } from '../../activities/audits/index.js';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import type { Outcome } from '../../domain/operations/operations.js';
import type { SpeedStrategy } from '../../domain/seo/artifacts/speed.js';
import { crawlOptions, judgeOptions } from '../activity-options.js';
import type { SpeedAnalysisInput } from '../audits/contract/tools.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import { measurePageSpeed } from './steps/measure-page-speed.js';

const { requireAllowedByRobots } = proxyActivities<CrawlActivities>(crawlOptions);
const { composeSpeedAnalysis } = proxyActivities<AuditActivities>(judgeOptions);

/** Of which the middle one counts, as time allows. */
const RUNS = 3;

/**
 * Some Lighthouse runs per strategy of a page that robots.txt allows; a strategy that fails is reported beside the other.
 * None left fails the whole.
 */
export async function speedAnalysis(input: SpeedAnalysisInput): Promise<OperationReference> {
  const { operation, url, locale, access } = input;
  return runOperation(operation, async (report) => {
    // Lighthouse reads no robots.txt itself.
    await requireAllowedByRobots({ url, user_id: operation.user_id, access });
    const runs: { strategy: SpeedStrategy; run: Outcome<{ key: string }> }[] = [];
    for (const [index, strategy] of input.strategies.entries()) {
      const done = 5 + Math.round((85 * index) / input.strategies.length);
      await report({ done, phase: 'speed', message: `Measuring page speed (${strategy})` });
      runs.push({ strategy, run: await measurePageSpeed({ operation, url, strategy, locale, access, runs: RUNS }) });
    }
    const failed = runs.flatMap(({ run }) => (run.ok ? [] : [run.error]));
    const reason = failed[0];
    if (reason && failed.length === runs.length) throw ApplicationFailure.nonRetryable(reason.detail, reason.code);
    await composeSpeedAnalysis({ operation, url, runs });
  });
}
