import type { RootCause } from '../../../domain/audits/issue.js';
import { DataTable } from '../parts/data-table.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { SafeLink } from '../parts/safe-link.js';

export interface RootCausesProps {
  causes: readonly RootCause[];
  total: number;
  rows: number;
}

/** The causes behind the occurrences. A table only if one cause explains several places. */
export function RootCauses({ causes, total, rows }: RootCausesProps) {
  const {
    full: { issues: words },
    figures: { number: show },
  } = useReportLanguage();
  const shown = causes.slice(0, Math.ceil(rows / 2)).map((cause, index) => ({ ...cause, number: index + 1 }));
  const [largest] = shown;
  if (!largest || !shown.some(({ count }) => count > 1)) return null;
  if (rows === 1) return <LargestCause cause={largest} total={total} />;
  const caption = total > shown.length ? words.causesOf(show(shown.length, 0), show(total, 0)) : words.causes;
  return (
    <DataTable
      caption={caption}
      rows={shown}
      keyOf={({ number }) => String(number)}
      columns={[
        { title: words.observed, size: 'wide', cell: ({ observed }) => <Phrase text={observed} max={160} isQuoted /> },
        {
          title: words.where,
          cell: ({ where }) => (where === null ? '–' : <Phrase text={where} max={120} isQuoted />),
        },
        { title: words.places, numeric: true, cell: ({ count }) => show(count, 0) },
        { title: words.pages, numeric: true, cell: ({ pages }) => show(pages, 0) },
        {
          title: words.example,
          cell: ({ sample_urls: [first] }) => (first === undefined ? '–' : <SafeLink url={first} />),
        },
      ]}
    />
  );
}

/** The short form, where there is room for little. */
function LargestCause({ cause: { observed, where, count }, total }: { cause: RootCause; total: number }) {
  const { issues: words, counts } = useReportLanguage().full;
  return (
    <p class="small">
      <strong>{words.largest(counts.causes(total))}:</strong> <Phrase text={observed} max={160} isQuoted />
      {where !== null && (
        <>
          {' '}
          {words.in} <Phrase text={where} max={120} isQuoted />
        </>
      )}
      , {counts.places(count)}
    </p>
  );
}
