import type { BatchReport } from '../../../../domain/pages/analysis/batch-report.js';
import { CATEGORY_WEIGHTS, PAGE_CATEGORIES } from '../../../../domain/pages/analysis/page-category.js';
import { showCount, showNumber, showScore } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { ScoreHead } from './parts/score-head.js';
import { ScoreTable } from './parts/score-table.js';

/** Many pages side by side: the average, what they have in common, and each of them. */
export function PageBatchView({ result }: { result: BatchReport }) {
  const { average_category_scores: averages, common_issues, results } = result;
  return (
    <>
      <div class="card">
        <ScoreHead score={result.average_score}>
          <span class="muted">Average of all pages</span>
        </ScoreHead>
        <FigureTiles
          tiles={[
            { title: 'URLs', value: showNumber(result.total_urls, 0) },
            { title: 'Analyzed', value: showNumber(result.successful, 0) },
            { title: 'Failed', value: showNumber(result.failed, 0), tone: result.failed > 0 ? 'bad' : undefined },
            { title: 'Repeated URLs', value: showNumber(result.duplicates, 0) },
          ]}
        />
      </div>
      <Section id="scores" title="Average scores by category">
        <ScoreTable
          caption="Average scores by category"
          parts={PAGE_CATEGORIES.map((name) => ({
            name,
            title: titleWords(name),
            score: averages[name],
            weight: CATEGORY_WEIGHTS[name],
            issues: null,
          }))}
        />
      </Section>
      <CommonIssues issues={common_issues} />
      <Section id="pages" title="Pages">
        <DataTable
          caption="Pages"
          captionHidden
          stacks
          keyOf={({ id }) => id}
          rows={results.map((entry, index) => ({ entry, id: String(index) }))}
          columns={[
            { title: 'URL', cell: ({ entry }) => <SafeLink url={entry.url} whole /> },
            {
              title: 'Score',
              numeric: true,
              cell: ({ entry }) => (entry.status === 'success' ? showScore(entry.overall_score) : 'n/a'),
            },
            {
              title: 'Issues',
              numeric: true,
              cell: ({ entry }) =>
                entry.status === 'success'
                  ? showNumber(entry.issue_counts.critical + entry.issue_counts.warning, 0)
                  : 'n/a',
            },
            {
              title: 'Do first',
              cell: ({ entry }) =>
                entry.status === 'success' ? (
                  <Foreign text={entry.top_recommendations[0]?.title ?? 'Nothing'} />
                ) : (
                  <Foreign text={`Failed: ${entry.error.detail}`} />
                ),
            },
          ]}
        />
        <p class="muted small">{showCount(results.length, 'URL')}, in the order in which they were given.</p>
      </Section>
    </>
  );
}

function CommonIssues({ issues }: { issues: BatchReport['common_issues'] }) {
  if (issues.length === 0) return null;
  return (
    <Section id="common" title="Issues of most pages" lead="Fixing a template fixes all of its pages.">
      <DataTable
        caption="Issues of most pages"
        captionHidden
        stacks
        keyOf={({ check_id }) => check_id}
        rows={issues}
        columns={[
          { title: 'Issue', cell: ({ title }) => <Foreign text={title} /> },
          { title: 'Level', cell: ({ level }) => titleWords(level) },
          { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
        ]}
      />
    </Section>
  );
}
