import type { InsightResult } from '../../../../domain/insights/insight-result.js';
import type { KeywordImpressions } from '../../../../domain/insights/keywords/expanded-keyword.js';
import { showCount, showNumber } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { InsightList } from './parts/insight-list.js';

/** Keywords that the site does not rank for, with topic, difficulty, volume, impressions and what they rest on. */
export function KeywordExpansionView({ result }: { result: InsightResult<'keyword_expansion'> }) {
  return (
    <InsightList result={result}>
      <Section id="keywords" title="Keywords">
        <DataTable
          caption="Keywords"
          captionHidden
          stacks
          keyOf={({ keyword }) => keyword}
          rows={result.keywords}
          columns={[
            { title: 'Keyword', cell: ({ keyword }) => <Foreign text={keyword} max={120} /> },
            { title: 'Topic', cell: ({ topic }) => <Foreign text={topic} max={80} /> },
            { title: 'Source', cell: ({ source }) => titleWords(source) },
            { title: 'Intent', cell: ({ intent }) => titleWords(intent) },
            {
              title: 'Difficulty',
              cell: ({ difficulty }) => `${titleWords(difficulty.level)} (${showNumber(difficulty.score, 0)})`,
            },
            {
              title: 'Searches a month',
              numeric: true,
              cell: ({ volume }) => (volume.value === null ? 'Not known' : showNumber(volume.value, 0)),
            },
            {
              title: 'Impressions',
              numeric: true,
              cell: ({ impressions }) => (impressions ? <Impressions shown={impressions} /> : 'None'),
            },
            { title: 'Why', cell: ({ why }) => <Foreign text={why} max={300} /> },
          ]}
        />
      </Section>
    </InsightList>
  );
}

/** Of the own site: with the days that they are of, so that no one takes them for searches a month. */
function Impressions({ shown: { value, days } }: { shown: KeywordImpressions }) {
  return (
    <>
      {showNumber(value, 0)}
      {days !== null && <span class="related small">{`in ${showCount(days, 'day')}`}</span>}
    </>
  );
}
