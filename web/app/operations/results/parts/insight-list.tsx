import type { ComponentChildren } from 'preact';
import type { Insight, InsightKind } from '../../../../../domain/insights/insight.js';
import type { InsightResult } from '../../../../../domain/insights/insight-result.js';
import { showCount } from '../../../../report/facts/figures.js';
import { SafeLink } from '../../../../report/parts/safe-link.js';
import { Section } from '../../../../report/parts/section.js';
import { InsightCard } from './insight-card.js';
import { WarningList } from './warning-list.js';

interface InsightListProps {
  result: Pick<InsightResult<InsightKind>, 'website_url' | 'warnings' | 'generated_by'> & {
    insights: readonly Insight[];
  };
  /** What the kind shows besides. */
  children?: ComponentChildren;
}

/** Insights, the most urgent first. */
export function InsightList({ result, children }: InsightListProps) {
  const { website_url, insights, warnings, generated_by } = result;
  return (
    <>
      <div class="card">
        <p class="summary">
          {showCount(insights.length, 'insight')}
          {website_url !== null && (
            <>
              {' for '}
              <SafeLink url={website_url} whole />
            </>
          )}
        </p>
        <p class="muted small">
          {generated_by === 'llm'
            ? 'A language model worded some of the texts, held against what the rules say. Each says who wrote it; figures and order are those of the rules.'
            : 'Written by rules.'}
        </p>
        <WarningList warnings={warnings} />
      </div>
      {insights.length > 0 && (
        <Section id="insights" title="Insights" lead="The most urgent first.">
          {insights.map((insight) => (
            <InsightCard key={insight.id} insight={insight} />
          ))}
        </Section>
      )}
      {children}
    </>
  );
}
