import { Context } from '@temporalio/activity';
import { runActivity } from '../../run-activity.js';
import { runVisit } from '../../run-visit.js';
import type { DiscoveryDeps } from './discovery-deps.js';
import { judgeCandidate } from './judge-candidate.js';
import { type SaveDiscoveryInput, saveDiscovery } from './save-discovery.js';
import { type Candidate, searchCandidates } from './search-candidates.js';

/** Finding sites that may take a guest post, on the queue crawl. */
export function createDiscoveryActivities(deps: DiscoveryDeps) {
  return {
    searchCandidates: runVisit(
      (input: { keyword: string; max_results: number }, signal) => searchCandidates(deps, input, signal),
      'searchCandidates',
    ),
    judgeCandidate: runVisit((input: { candidate: Candidate; keyword: string }, signal) => {
      const { workflowExecution, activityId } = Context.current().info;
      const id = `activity:${workflowExecution?.runId ?? ''}:${activityId}`;
      return deps.withVisits(id, (visits) => judgeCandidate({ ...deps, visits }, input, signal));
    }, 'judgeCandidate'),
    saveDiscovery: runActivity((input: SaveDiscoveryInput) => saveDiscovery(deps, input)),
  };
}

export type DiscoveryActivities = ReturnType<typeof createDiscoveryActivities>;
