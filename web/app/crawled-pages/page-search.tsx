import type { ExploredPage } from '../../../domain/reports/page-table/explored-page.js';
import type { PageQueryLine } from '../../../domain/search/analysis/search-page-queries.js';
import { showNumber, showShare } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';

export interface PageSearchProps {
  page: ExploredPage;
  queries: readonly PageQueryLine[];
}

/** What search brought to the page, and by which queries. */
export function PageSearch({ page, queries }: PageSearchProps) {
  if (page.impressions === null) return null;
  return (
    <Section id="search" title="Search" lead="From the last analysis of search data for this site.">
      <dl class="tiles compact">
        <Tile name="Clicks" value={showNumber(page.clicks ?? 0, 0)} />
        <Tile name="Impressions" value={showNumber(page.impressions, 0)} />
        <Tile name="CTR" value={page.ctr === null ? '–' : showShare(page.ctr)} />
        <Tile name="Average position" value={page.position === null ? '–' : showNumber(page.position)} />
      </dl>
      {queries.length > 0 && (
        <DataTable
          caption="Top queries"
          stacks
          keyOf={({ query }) => query}
          rows={queries}
          columns={[
            { title: 'Query', cell: ({ query }) => <Foreign text={query} max={120} /> },
            { title: 'Clicks', numeric: true, cell: ({ clicks }) => showNumber(clicks, 0) },
            { title: 'Impressions', numeric: true, cell: ({ impressions }) => showNumber(impressions, 0) },
            { title: 'CTR', numeric: true, cell: ({ ctr }) => (ctr === null ? '–' : showShare(ctr)) },
            {
              title: 'Position',
              numeric: true,
              cell: ({ position }) => (position === null ? '–' : showNumber(position)),
            },
          ]}
        />
      )}
    </Section>
  );
}

function Tile({ name, value }: { name: string; value: string }) {
  return (
    <div class="tile">
      <dt>{name}</dt>
      <dd>
        <span class="tile-value">{value}</span>
      </dd>
    </div>
  );
}
