import { Context } from '@temporalio/activity';
import { runActivity } from '../run-activity.js';
import type { DiscoveryDeps } from './discovery-deps.js';
import { judgeCandidate } from './judge-candidate.js';
import { type SaveDiscoveryInput, saveDiscovery } from './save-discovery.js';
import { type Candidate, searchCandidates } from './search-candidates.js';

/** Finding sites that may take a guest post, on the queue crawl. */
export function createDiscoveryActivities(deps: DiscoveryDeps) {
  const signal = (): AbortSignal => Context.current().cancellationSignal;
  return {
    searchCandidates: runActivity((input: { keyword: string; max_results: number }) =>
      searchCandidates(deps, input, signal()),
    ),
    judgeCandidate: runActivity((input: { candidate: Candidate; keyword: string }) =>
      judgeCandidate(deps, input, signal()),
    ),
    saveDiscovery: runActivity((input: SaveDiscoveryInput) => saveDiscovery(deps, input)),
  };
}

export type DiscoveryActivities = ReturnType<typeof createDiscoveryActivities>;
