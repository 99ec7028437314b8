import type { OnPageResult } from '../../../../domain/audits/on-page-result.js';
import type { KeywordUse } from '../../../../domain/seo/artifacts/text.js';
import { showBytes, showMs, showNumber } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { IssueGroups } from './parts/issue-groups.js';
import { ScoreGates } from './parts/score-gates.js';
import { ScoreHead } from './parts/score-head.js';
import { ScoreTable } from './parts/score-table.js';

/** An analysis of one page: its score by part, what is wrong, and the facts of the page. */
export function OnPageView({ result }: { result: OnPageResult }) {
  const { critical_issues: critical, warnings, notices, components } = result;
  return (
    <>
      <div class="card">
        <ScoreHead score={result.overall_score}>
          <SafeLink url={result.url} whole />
        </ScoreHead>
        <ScoreGates gates={result.score_gates} mean={result.weighted_mean} />
      </div>
      <Section id="scores" title="Scores by category">
        <ScoreTable
          caption="Scores by category"
          parts={Object.entries(components).map(([name, { score, weight, issues }]) => ({
            name,
            title: titleWords(name),
            score,
            weight,
            issues,
          }))}
        />
      </Section>
      <IssueGroups issues={{ critical, warnings, notices }} />
      <PageFacts page={result.page} />
      {result.target_keywords.length > 0 && <Keywords keywords={result.target_keywords} />}
    </>
  );
}

function PageFacts({ page }: Pick<OnPageResult, 'page'>) {
  return (
    <Section id="page" title="Page facts">
      <div class="card">
        <dl class="facts">
          <div>
            <dt>Title</dt>
            <dd>{page.title === null ? 'None' : <Foreign text={page.title} />}</dd>
          </div>
          <div>
            <dt>Meta description</dt>
            <dd>{page.description === null ? 'None' : <Foreign text={page.description} max={500} />}</dd>
          </div>
          <div>
            <dt>Structured data</dt>
            <dd>
              {page.structured_data_types.length === 0 ? (
                'None'
              ) : (
                <Foreign text={page.structured_data_types.join(', ')} />
              )}
            </dd>
          </div>
        </dl>
        <FigureTiles
          tiles={[
            { title: 'HTTP status', value: page.status },
            { title: 'Response time', value: page.ttfb_ms === null ? 'n/a' : showMs(page.ttfb_ms) },
            { title: 'HTML size', value: showBytes(page.body_bytes) },
            { title: 'Words', value: showNumber(page.word_count, 0) },
            { title: 'Internal links', value: showNumber(page.internal_links, 0) },
            { title: 'External links', value: showNumber(page.external_links, 0) },
            { title: 'Images', value: showNumber(page.images, 0) },
            { title: 'Images without alt text', value: showNumber(page.images_without_alt, 0) },
          ]}
        />
      </div>
    </Section>
  );
}

function Keywords({ keywords }: { keywords: readonly KeywordUse[] }) {
  const column = (title: string, has: (use: KeywordUse) => boolean) => ({
    title,
    cell: (use: KeywordUse) => (has(use) ? 'Yes' : 'No'),
  });
  return (
    <Section id="keywords" title="Target keywords">
      <DataTable
        caption="Target keywords"
        captionHidden
        stacks
        keyOf={({ keyword }) => keyword}
        rows={keywords}
        columns={[
          { title: 'Keyword', cell: ({ keyword }) => <Foreign text={keyword} max={100} /> },
          column('In title', ({ in_title }) => in_title),
          column('In H1', ({ in_h1 }) => in_h1),
          column('In description', ({ in_description }) => in_description),
          column('In URL', ({ in_url }) => in_url),
          { title: 'In text', numeric: true, cell: ({ body_count }) => showNumber(body_count, 0) },
        ]}
      />
    </Section>
  );
}
