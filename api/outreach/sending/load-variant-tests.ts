import { queuePlanKey } from '../../../domain/operations/artifact-keys.js';
import { reportTest } from '../../../domain/outreach/sending/variants/report-test.js';
import type { VariantTest, VariantTestReport } from '../../../domain/outreach/sending/variants/variant-test.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { VariantTestsRepository } from '../../../store/outreach/sending/variants/variant-tests.js';
import type { QueueStartPlan } from './forecast-queue.js';

export interface LoadVariantTestsDeps {
  artifacts: Pick<ArtifactsRepository, 'get'>;
  variantTests: Pick<VariantTestsRepository, 'list' | 'progress'>;
}

/** Each is counted anew; older ones are on their operations. */
const MOST_TESTS = 20;

/** The latest tests of a campaign, newest first, with what they have shown. */
export async function loadVariantTests(
  deps: LoadVariantTestsDeps,
  userId: OwnerId,
  campaignId: string,
  now: Date,
): Promise<VariantTestReport[]> {
  const reports: VariantTestReport[] = [];
  for (const test of await deps.variantTests.list(userId, campaignId, MOST_TESTS))
    reports.push(await loadVariantTest(deps, userId, test, now));
  return reports;
}

/** One test as it is now. */
export async function loadVariantTest(
  {
    artifacts,
    variantTests,
  }: Pick<LoadVariantTestsDeps, 'artifacts'> & {
    variantTests: Pick<VariantTestsRepository, 'progress'>;
  },
  userId: OwnerId,
  test: VariantTest,
  now: Date,
): Promise<VariantTestReport> {
  const [progress, plan] = await Promise.all([
    variantTests.progress(userId, test.id, now),
    artifacts.get<QueueStartPlan>(userId, queuePlanKey(test.id)),
  ]);
  return reportTest(test, progress, plan?.last_first_email_at ?? null, now);
}
