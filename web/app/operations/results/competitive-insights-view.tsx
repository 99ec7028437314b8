import type { MeasureStanding } from '../../../../domain/insights/comparison/market-position.js';
import type { InsightResult } from '../../../../domain/insights/insight-result.js';
import { showNumber } from '../../../report/facts/figures.js';
import type { Tone } from '../../../report/facts/names.js';
import { Badge } from '../../../report/parts/badge.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { InsightList } from './parts/insight-list.js';

const TONES: Readonly<Record<MeasureStanding['standing'], Tone>> = { ahead: 'good', level: 'note', behind: 'bad' };

/** Insights with how the site compares in each measure. */
export function CompetitiveInsightsView({ result }: { result: InsightResult<'competitive'> }) {
  const { summary, measures, sites } = result.market_position;
  return (
    <InsightList result={result}>
      <Section id="position" title="Market position" lead={<Foreign text={summary} max={400} />}>
        <DataTable
          caption="Sites by index"
          stacks
          keyOf={({ site }) => site}
          rows={sites}
          columns={[
            {
              title: 'Site',
              cell: ({ site, is_yours }) => (
                <>
                  <Foreign text={site} max={120} /> {is_yours && <Badge tone="note">Your site</Badge>}
                </>
              ),
            },
            { title: 'Index', numeric: true, cell: ({ index }) => (index === null ? 'n/a' : showNumber(index)) },
            { title: 'Measures', numeric: true, cell: ({ measures: count }) => showNumber(count, 0) },
          ]}
        />
        <DataTable
          caption="Measures"
          stacks
          keyOf={({ measure }) => measure}
          rows={measures}
          columns={[
            { title: 'Measure', cell: ({ measure }) => <Foreign text={titleWords(measure)} max={120} /> },
            { title: 'Yours', numeric: true, cell: ({ yours }) => <Foreign text={String(yours.value)} max={60} /> },
            {
              title: 'Median of competitors',
              numeric: true,
              cell: ({ competitors_median: median }) => showNumber(median, 2),
            },
            {
              title: 'Standing',
              cell: ({ standing }) => <Badge tone={TONES[standing]}>{titleWords(standing)}</Badge>,
            },
          ]}
        />
      </Section>
    </InsightList>
  );
}
