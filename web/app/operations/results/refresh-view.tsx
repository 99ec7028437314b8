import type { RefreshedPart, RefreshResult } from '../../../../domain/dashboard/refresh-result.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { StateBadge } from '../state-badge.js';

const TITLES: Readonly<Record<RefreshedPart['part'], string>> = {
  search: 'Search Console',
  indexing: 'Google index',
  analytics: 'Google Analytics',
  bing: 'Bing Webmaster Tools',
  health: 'Health of the site',
};

/** What a refresh of the dashboard has read, and what it could not. */
export function RefreshView({ result }: { result: RefreshResult }) {
  return (
    <Section id="parts" title="What was refreshed" lead={<SafeLink url={result.website_url} whole />}>
      <DataTable
        caption="What was refreshed"
        captionHidden
        stacks
        keyOf={({ part }) => part}
        rows={result.parts}
        columns={[
          { title: 'Part', cell: ({ part }) => TITLES[part] },
          { title: 'Status', cell: ({ status }) => <StateBadge state={status} /> },
          {
            title: 'Note',
            cell: ({ error, operation_id: id }) =>
              error !== null ? (
                <Foreign text={error.detail} />
              ) : (
                id !== null && <a href={`/app/operations/${id}`}>View analysis</a>
              ),
          },
        ]}
      />
    </Section>
  );
}
