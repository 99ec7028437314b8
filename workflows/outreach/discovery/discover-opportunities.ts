import { proxyActivities } from '@temporalio/workflow';
import type { DiscoveryActivities } from '../../../activities/outreach/discovery/index.js';
import type { Opportunity } from '../../../domain/outreach/discovery/discovery.js';
import { crawlOptions } from '../../activity-options.js';
import type { OperationReference } from '../../operations/contract/operation.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';
import { runOperation } from '../../operations/wrapper/run-operation.js';
import type { DiscoverOpportunitiesInput } from '../contract/outreach.js';

const { searchCandidates, judgeCandidate, saveDiscovery } = proxyActivities<DiscoveryActivities>(crawlOptions);

const AT_ONCE = 6;
const MOST_WARNINGS = 50;

/** Searches, visits what was found, some sites at a time, and keeps the best. A site that cannot be read is a warning. */
export async function discoverOpportunities(input: DiscoverOpportunitiesInput): Promise<OperationReference> {
  const { operation, keyword, campaign_id, max_results, save_to_campaign } = input;
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'search', message: `Searching for ${keyword}` });
    const { candidates, warnings } = await searchCandidates({ keyword, max_results });
    const opportunities: Opportunity[] = [];
    for (let first = 0; first < candidates.length && opportunities.length < max_results; first += AT_ONCE) {
      const done = 10 + Math.round((80 * first) / candidates.length);
      await report({ done, phase: 'visit', message: `Visited ${first} of ${candidates.length} sites` });
      const some = candidates.slice(first, first + AT_ONCE);
      const judged = await Promise.all(
        some.map((candidate) => captureOutcome(() => judgeCandidate({ candidate, keyword }))),
      );
      for (const [index, outcome] of judged.entries()) {
        if (outcome.ok && outcome.value.ok) opportunities.push(outcome.value.opportunity);
        else if (outcome.ok && !outcome.value.ok) warnings.push(outcome.value.reason);
        else if (!outcome.ok) warnings.push(`${some[index]?.url}: ${outcome.error.detail}`);
      }
    }
    await report({ done: 92, phase: 'save', message: `Saving ${Math.min(opportunities.length, max_results)} sites` });
    const reported = { opportunities, warnings: warnings.slice(0, MOST_WARNINGS) };
    await saveDiscovery({ operation, campaign_id, save_to_campaign, max_results, ...reported });
  });
}
