import type { RootCause } from '../../../domain/seo/audit/issue.js';
import { showCount, showNumber } from '../facts/figures.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { SafeLink } from '../parts/safe-link.js';

export interface RootCausesProps {
  causes: readonly RootCause[];
  total: number;
  rows: number;
}

/** What lies behind the occurrences. A table only where one cause stands for several places: else the evidence says it. */
export function RootCauses({ causes, total, rows }: RootCausesProps) {
  const shown = causes.slice(0, Math.ceil(rows / 2)).map((cause, index) => ({ ...cause, number: index + 1 }));
  const [largest] = shown;
  if (!largest || !shown.some(({ count }) => count > 1)) return null;
  if (rows === 1) return <LargestCause cause={largest} total={total} />;
  const caption =
    total > shown.length ? `Root causes: the ${shown.length} largest of ${showNumber(total, 0)}` : 'Root causes';
  return (
    <DataTable
      caption={caption}
      rows={shown}
      keyOf={({ number }) => String(number)}
      columns={[
        { title: 'Observed', size: 'wide', cell: ({ observed }) => <Foreign text={observed} max={160} /> },
        { title: 'Where', cell: ({ where }) => (where === null ? '–' : <Foreign text={where} max={120} />) },
        { title: 'Places', numeric: true, cell: ({ count }) => showNumber(count, 0) },
        { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
        {
          title: 'For example',
          cell: ({ sample_urls: [first] }) => (first === undefined ? '–' : <SafeLink url={first} />),
        },
      ]}
    />
  );
}

/** The short form, where there is room for little. */
function LargestCause({ cause: { observed, where, count }, total }: { cause: RootCause; total: number }) {
  return (
    <p class="small">
      <strong>Largest of {showCount(total, 'cause')}:</strong> <Foreign text={observed} max={160} />
      {where !== null && (
        <>
          {' '}
          in <Foreign text={where} max={120} />
        </>
      )}
      , {showCount(count, 'place')}
    </p>
  );
}
