import type { InsightResult } from '../../../../domain/insights/insight-result.js';
import { showNumber } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { InsightList } from './parts/insight-list.js';

/** Keywords to add, with difficulty, volume and what they rest on. */
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
            { title: 'Intent', cell: ({ intent }) => titleWords(intent) },
            {
              title: 'Difficulty',
              cell: ({ difficulty }) => `${titleWords(difficulty.level)} (${showNumber(difficulty.score, 0)})`,
            },
            {
              title: 'Volume',
              numeric: true,
              cell: ({ volume }) => (
                <>
                  {volume.value === null ? 'n/a' : showNumber(volume.value, 0)}
                  <span class="related small">
                    <Foreign text={volume.basis} max={200} />
                  </span>
                </>
              ),
            },
            { title: 'Why', cell: ({ why }) => <Foreign text={why} max={300} /> },
          ]}
        />
      </Section>
    </InsightList>
  );
}
