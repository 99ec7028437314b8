import type { ContentAnalysis } from '../../../../domain/seo/content/content-analysis.js';
import { showEffort, showNumber, showShare } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { AdviceCard } from './parts/advice-card.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { WarningList } from './parts/warning-list.js';
import { WeakPageTables } from './parts/weak-page-tables.js';

const MOST_ROWS = 25;

/** What a site writes about, what it lacks beside its competitors, and which pages are weak. */
export function ContentAnalysisView({ result }: { result: ContentAnalysis }) {
  const { pages, content_gaps: gaps, opportunities, competitive_positioning: position } = result;
  return (
    <>
      <div class="card">
        <p class="summary">
          <Foreign text={result.summary} max={800} />
        </p>
        <FigureTiles
          tiles={[
            { title: 'Indexable pages', value: showNumber(pages.indexable, 0) },
            { title: 'Words', value: showNumber(pages.words_total, 0) },
            { title: 'Words per page, median', value: showNumber(pages.words_median, 0) },
            {
              title: 'Your rank',
              value: position.your_rank === null ? 'n/a' : `${position.your_rank} of ${position.ranked_sites}`,
            },
          ]}
        />
        <WarningList warnings={result.warnings} />
      </div>
      {opportunities.length > 0 && (
        <Section id="opportunities" title="What to do">
          {opportunities.map(({ id, title, why, steps, priority, effort, evidence }) => (
            <AdviceCard
              key={id}
              advice={{
                title,
                why,
                steps,
                priority,
                facts: [`Effort: about ${showEffort(effort)}`],
                evidence: evidence.urls.map((url) => ({ name: 'Page', value: '', url })),
              }}
            />
          ))}
        </Section>
      )}
      {gaps.length > 0 && (
        <Section id="gaps" title="Content gaps">
          <DataTable
            caption="Content gaps"
            captionHidden
            stacks
            keyOf={({ kind, subject }) => `${kind} ${subject}`}
            rows={gaps.slice(0, MOST_ROWS)}
            columns={[
              { title: 'Subject', cell: ({ subject }) => <Foreign text={subject} max={120} /> },
              { title: 'Kind', cell: ({ kind }) => titleWords(kind) },
              { title: 'Score', numeric: true, cell: ({ score }) => showNumber(score, 0) },
              { title: 'Why', cell: ({ detail }) => <Foreign text={detail} max={300} /> },
            ]}
          />
        </Section>
      )}
      <Positioning position={position} />
      <Topics topics={result.topics} />
      <WeakPageTables weak={result.weak_pages} />
    </>
  );
}

function Positioning({ position }: { position: ContentAnalysis['competitive_positioning'] }) {
  const { measures, strengths, weaknesses } = position;
  if (measures.length === 0) return null;
  const show = (value: number | null) => (value === null ? 'n/a' : showNumber(value, 2));
  return (
    <Section id="position" title="Beside your competitors">
      <DataTable
        caption="Beside your competitors"
        captionHidden
        stacks
        keyOf={({ measure }) => measure}
        rows={measures}
        columns={[
          { title: 'Measure', cell: ({ title, unit }) => `${title} (${unit})` },
          { title: 'Yours', numeric: true, cell: ({ yours }) => show(yours) },
          { title: 'Median of competitors', numeric: true, cell: ({ competitors_median: median }) => show(median) },
          { title: 'Rank', numeric: true, cell: ({ rank, of }) => (rank === null ? 'n/a' : `${rank} of ${of}`) },
        ]}
      />
      <WarningList warnings={[...strengths, ...weaknesses]} />
    </Section>
  );
}

function Topics({ topics }: Pick<ContentAnalysis, 'topics'>) {
  if (topics.length === 0) return null;
  return (
    <Section id="topics" title="Topics">
      <DataTable
        caption="Topics"
        captionHidden
        stacks
        keyOf={({ term, language }) => `${term} ${language}`}
        rows={topics.slice(0, MOST_ROWS)}
        columns={[
          { title: 'Topic', cell: ({ term }) => <Foreign text={term} max={100} /> },
          { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
          { title: 'In titles', numeric: true, cell: ({ titled_pages }) => showNumber(titled_pages, 0) },
          { title: 'Share of pages', numeric: true, cell: ({ share }) => showShare(share) },
          {
            title: 'Example',
            cell: ({ sample_urls: [url] }) => (url === undefined ? 'n/a' : <SafeLink url={url} whole />),
          },
        ]}
      />
    </Section>
  );
}
