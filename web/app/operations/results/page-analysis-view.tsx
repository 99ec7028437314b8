import type { PageAnalysis } from '../../../../domain/pages/analysis/page-analysis.js';
import {
  CATEGORY_WEIGHTS,
  PAGE_CATEGORIES,
  type PageCategory,
} from '../../../../domain/pages/analysis/page-category.js';
import { showCount, showNumber } from '../../../report/facts/figures.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { AdviceCard } from './parts/advice-card.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { JsonView } from './parts/json-view.js';
import { PageIssueCard } from './parts/page-issue-card.js';
import { ScoreGates } from './parts/score-gates.js';
import { ScoreHead } from './parts/score-head.js';
import { ScoreTable } from './parts/score-table.js';

/** One page in nine categories: scores, what to do first, the issues, and what surrounds it where that was read. */
export function PageAnalysisView({ result }: { result: PageAnalysis }) {
  const { critical, warning, notice } = result.issue_counts;
  return (
    <>
      <div class="card">
        <ScoreHead score={result.overall_score}>
          <SafeLink url={result.final_url} whole />
        </ScoreHead>
        <ScoreGates gates={result.score_gates} mean={result.weighted_mean} />
        <FigureTiles
          tiles={[
            { title: 'Critical issues', value: critical, tone: critical > 0 ? 'bad' : 'good' },
            { title: 'Warnings', value: warning, tone: warning > 0 ? 'warn' : 'good' },
            { title: 'Notices', value: notice },
            { title: 'Checks run', value: result.checks_run },
          ]}
        />
      </div>
      <Section id="scores" title="Scores by category">
        <ScoreTable
          caption="Scores by category"
          parts={PAGE_CATEGORIES.map((name) => ({
            name,
            title: titleWords(name),
            score: result.categories[name].score,
            weight: CATEGORY_WEIGHTS[name],
            issues: result.categories[name].checks_failed,
          }))}
        />
      </Section>
      {result.top_recommendations.length > 0 && (
        <Section id="fixes" title="Do these first">
          {result.top_recommendations.map(({ title, text, gain, effort_hours, category }) => (
            <AdviceCard
              key={title}
              advice={{
                title,
                why: text,
                priority: null,
                steps: [],
                evidence: [],
                facts: describeGain(gain, effort_hours, category),
              }}
            />
          ))}
        </Section>
      )}
      <Categories result={result} />
      {result.full !== null && (
        <Section id="full" title="Speed, rendering and links around the page">
          <div class="card">
            <JsonView value={result.full} />
          </div>
        </Section>
      )}
    </>
  );
}

function describeGain(gain: number, hours: number | null, category: PageCategory): string[] {
  return [
    titleWords(category),
    ...(gain > 0 ? [`Gains about ${showNumber(gain)} points`] : []),
    ...(hours === null ? [] : [`Effort: about ${showCount(hours, 'hour')}`]),
  ];
}

/** Only what has issues; the figures that each category rests on unfold below them. */
function Categories({ result: { categories } }: { result: PageAnalysis }) {
  return (
    <Section id="issues" title="Issues by category">
      {PAGE_CATEGORIES.map((name) => {
        const { issues, warnings, notices, metrics } = categories[name];
        const found = [...issues, ...warnings, ...notices];
        return (
          <div key={name} class="group">
            <h3>
              {titleWords(name)} <span class="muted">{found.length === 0 ? 'No issues' : found.length}</span>
            </h3>
            {found.map((issue) => (
              <PageIssueCard key={issue.check_id} issue={issue} />
            ))}
            <details>
              <summary>Figures of {titleWords(name).toLowerCase()}</summary>
              <div class="card">
                <JsonView value={metrics} />
              </div>
            </details>
          </div>
        );
      })}
    </Section>
  );
}
