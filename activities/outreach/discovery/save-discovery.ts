import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { readLeadInput } from '../../../domain/outreach/campaigns/read-lead-input.js';
import type { DiscoveryResult, Opportunity } from '../../../domain/outreach/discovery/discovery.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { DiscoveryDeps } from './discovery-deps.js';

export interface SaveDiscoveryInput {
  operation: { id: string; user_id: OwnerId };
  campaign_id: string | null;
  save_to_campaign: boolean;
  max_results: number;
  opportunities: Opportunity[];
  warnings: string[];
}

/**
 * Sorts the best first, saves them as leads if requested, and stores the result. Sites that reject such mail or make
 * their living from selling links are listed but never saved: a queue would mail them. Twice: existing leads stay as
 * they are and count as saved.
 */
export async function saveDiscovery(
  deps: Pick<DiscoveryDeps, 'leads' | 'artifacts' | 'now'>,
  input: SaveDiscoveryInput,
): Promise<{ found: number }> {
  const { operation, campaign_id, save_to_campaign, max_results, warnings } = input;
  const results = input.opportunities.toSorted((one, other) => worth(other) - worth(one)).slice(0, max_results);
  let saved_to_campaign = 0;
  let save_failed = 0;
  let skipped = 0;
  if (save_to_campaign && campaign_id !== null)
    for (const opportunity of results) {
      if (opportunity.not_saved !== null) {
        skipped += 1;
        continue;
      }
      const saved = await saveLead(deps, operation.user_id, campaign_id, opportunity);
      if (saved) saved_to_campaign += 1;
      else save_failed += 1;
    }
  const result: DiscoveryResult = { results, saved_to_campaign, skipped, save_failed, warnings };
  await deps.artifacts.put(operation.user_id, resultKey(operation.id), result);
  return { found: results.length };
}

/** Whether it takes guest posts counts most, then what it is about, then how good it is. */
function worth({ guest_post_likelihood, relevance_score, quality_score }: Opportunity): number {
  return 0.45 * guest_post_likelihood + 0.35 * relevance_score + 0.2 * quality_score;
}

async function saveLead(
  { leads, now }: Pick<DiscoveryDeps, 'leads' | 'now'>,
  userId: OwnerId,
  campaignId: string,
  opportunity: Opportunity,
): Promise<boolean> {
  const { website_url, website_title, contact_email, quality_score, relevance_score, guest_post_likelihood } =
    opportunity;
  const scores = { quality_score, relevance_score, guest_post_likelihood };
  const source = `discovery: ${opportunity.source}`;
  const read = readLeadInput({ website_url, website_title, contact_email, ...scores, source });
  if (!read.ok) return false;
  await leads.insert(userId, campaignId, { ...read.lead, site_facts: opportunity.site_facts ?? null }, now());
  return true;
}
