import type { Insight, InsightEvidence } from '../../../../../domain/insights/insight.js';
import { showEffort, showNumber } from '../../../../report/facts/figures.js';
import { AdviceCard } from './advice-card.js';
import { describeImpact } from './describe-impact.js';

/** An insight: its priority, why, the steps, what it may bring, who wrote it, and the figures it rests on. */
export function InsightCard({ insight }: { insight: Insight }) {
  const {
    title,
    description,
    priority,
    steps,
    evidence,
    effort,
    impact,
    related_keywords: keywords,
    generated_by,
  } = insight;
  return (
    <AdviceCard
      advice={{
        title,
        why: description,
        priority,
        steps,
        facts: [
          describeImpact(impact),
          `Effort: about ${showEffort(effort)}`,
          ...(keywords.length === 0 ? [] : [`Keywords: ${keywords.join(', ')}`]),
          generated_by === 'llm' ? 'Worded by a language model' : 'Worded by rules',
        ],
        evidence: evidence.map(describeEvidence),
      }}
    />
  );
}

function describeEvidence({ path, value, url }: InsightEvidence) {
  const shown = typeof value === 'number' ? showNumber(value, 2) : String(value ?? 'none');
  return { name: path, value: shown, url: url ?? null };
}
