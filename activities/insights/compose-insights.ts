import { DomainError } from '../../domain/base/errors.js';
import { reportByRules } from '../../domain/insights/index.js';
import type { Insight } from '../../domain/insights/insight.js';
import type { InsightInput } from '../../domain/insights/insight-input.js';
import { insightInputKey, resultKey } from '../../domain/operations/artifact-keys.js';
import type { Outcome } from '../../domain/operations/operations.js';
import type { InsightDeps, InsightTask } from './insight-deps.js';

export interface ComposeInsightsInput extends Pick<InsightTask, 'operation' | 'kind'> {
  website_url: string | null;
  written: Outcome<{ insights: Insight[]; generated_by: 'llm' | 'rules'; warnings: string[] }>;
}

/**
 * The report of a kind, with the texts that were written for it or, where that failed, those of the rules. Changes: writes
 * the operation's result. Twice: replaces it with the same.
 */
export async function composeInsights(
  { artifacts, operations, now }: InsightDeps,
  { operation: { id, user_id }, kind, website_url, written }: ComposeInsightsInput,
): Promise<{ key: string }> {
  const input = await artifacts.get<InsightInput>(user_id, insightInputKey(id));
  if (input === null) throw new DomainError('not_found', 'The input of the insights is not in the store');
  const report = reportByRules(kind, input.body, input.types);
  const { insights, generated_by, warnings } = written.ok
    ? written.value
    : {
        insights: report.insights,
        generated_by: 'rules',
        warnings: [`${written.error.detail.replace(/\.$/, '')}. Rules wrote the texts.`],
      };
  const record = await operations.find(user_id, id);
  const endMs = now();
  const startedMs = Date.parse(record?.started_at ?? record?.created_at ?? new Date(endMs).toISOString());
  const key = resultKey(id);
  await artifacts.put(user_id, key, {
    kind,
    website_url,
    ...report,
    insights,
    warnings: [...report.warnings, ...warnings],
    generated_by,
    generated_at: new Date(endMs).toISOString(),
    duration_ms: Math.max(0, endMs - startedMs),
  });
  return { key };
}
