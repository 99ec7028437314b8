import type { InsightResult } from '../../../../domain/insights/insight-result.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { InsightList } from './parts/insight-list.js';

/** Insights with a content calendar. */
export function ContentStrategyView({ result }: { result: InsightResult<'content_strategy'> }) {
  const { weeks, cadence } = result.content_calendar;
  const items = weeks.flatMap(({ week, items: ofWeek }) => ofWeek.map((item) => ({ week, ...item })));
  return (
    <InsightList result={result}>
      <Section
        id="calendar"
        title="Content calendar"
        lead={<Foreign text={`${cadence.per_week} a week. ${cadence.basis}`} max={300} />}
      >
        <DataTable
          caption="Content calendar"
          captionHidden
          stacks
          keyOf={({ week, insight_id }) => `${week} ${insight_id}`}
          rows={items}
          columns={[
            { title: 'Week', cell: ({ week }) => `Week ${week}` },
            { title: 'Task', cell: ({ title }) => <Foreign text={title} max={200} /> },
            { title: 'Kind', cell: ({ kind }) => titleWords(kind) },
            {
              title: 'Keyword',
              cell: ({ keyword }) => (keyword === null ? '–' : <Foreign text={keyword} max={100} />),
            },
            { title: 'Page', cell: ({ url }) => (url === null ? '–' : <SafeLink url={url} whole />) },
          ]}
        />
      </Section>
    </InsightList>
  );
}
