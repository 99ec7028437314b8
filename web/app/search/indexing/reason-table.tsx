import type { IndexReport } from '../../../../domain/search/indexing/index-report.js';
import { showNumber } from '../../../report/facts/figures.js';
import { Badge } from '../../../report/parts/badge.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { INDEX_STATE_TITLES, INDEX_STATE_TONES } from './index-words.js';

export interface ReasonTableProps {
  reasons: IndexReport['reasons'];
  pathOf: (reason: string) => string;
}

/** Inspected pages by what Google says of them. */
export function ReasonTable({ reasons, pathOf }: ReasonTableProps) {
  return (
    <DataTable
      caption="Coverage"
      captionHidden
      fits
      keyOf={({ reason }) => reason}
      rows={reasons}
      columns={[
        {
          title: 'Reason',
          cell: ({ reason }) => (
            <a href={pathOf(reason)}>
              <Foreign text={reason} max={200} />
            </a>
          ),
        },
        {
          title: 'Google',
          cell: ({ state }) => <Badge tone={INDEX_STATE_TONES[state]}>{INDEX_STATE_TITLES[state]}</Badge>,
        },
        { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
      ]}
    />
  );
}
