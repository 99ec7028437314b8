import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS } from '../../../../domain/seo/components.js';
import { showCount, showEffort } from '../../../report/facts/figures.js';
import { COMPONENT_HEADINGS } from '../../../report/facts/names.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { AdviceCard } from './parts/advice-card.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { ScoreHead } from './parts/score-head.js';
import { ScoreTable } from './parts/score-table.js';

const SHOWN_FIXES = 5;

/** The short form of an audit: score, summary, parts and the fixes to begin with. The report has the rest. */
export function AuditView({ result: audit }: { result: CompleteAudit }) {
  const { critical, warning, notice } = audit.issue_counts;
  return (
    <>
      <div class="card">
        <ScoreHead score={audit.overall_score} />
        <p class="summary">
          <Foreign text={audit.executive_summary} max={1500} />
        </p>
        <FigureTiles
          tiles={[
            { title: 'Critical issues', value: critical, tone: critical > 0 ? 'bad' : 'good' },
            { title: 'Warnings', value: warning, tone: warning > 0 ? 'warn' : 'good' },
            { title: 'Notices', value: notice },
            { title: 'Crawled pages', value: audit.crawl.pages },
          ]}
        />
      </div>
      <Section id="scores" title="Scores">
        <ScoreTable
          caption="Scores by area"
          parts={COMPONENT_NAMES.map((name) => ({
            name,
            title: COMPONENT_HEADINGS[name],
            score: audit.component_scores[name],
            weight: COMPONENT_WEIGHTS[name],
            issues: audit.components[name].issues.length,
          }))}
        />
      </Section>
      <Section
        id="fixes"
        title="Top fixes"
        lead={`The first of ${showCount(audit.recommendations.length, 'fix', 'fixes')}; the report has all of them.`}
      >
        {audit.recommendations.slice(0, SHOWN_FIXES).map(({ id, title, why, priority, steps, effort, evidence }) => (
          <AdviceCard
            key={id}
            advice={{
              title,
              why,
              priority,
              steps,
              facts: [`Effort: about ${showEffort(effort)}`, `Affects ${showCount(evidence.count, 'place')}`],
              evidence: evidence.urls.map((url) => ({ name: 'Page', value: '', url })),
            }}
          />
        ))}
      </Section>
    </>
  );
}
