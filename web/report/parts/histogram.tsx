import type { Tone } from '../facts/names.js';
import { Bar } from './bar.js';
import { DataTable } from './data-table.js';
import { useReportLanguage } from './report-language.js';

export interface HistogramRow {
  label: string;
  count: number;
  tone: Tone | 'accent';
  /** When the count alone says too little, as with times. */
  shown?: string;
}

/** Labels, bars and counts: a chart that screen readers read as a table. */
export function Histogram({ caption, label, rows }: { caption: string; label: string; rows: readonly HistogramRow[] }) {
  const {
    full: { bars },
    figures,
  } = useReportLanguage();
  const max = Math.max(0, ...rows.map(({ count }) => count));
  return (
    <DataTable
      caption={caption}
      fits
      rows={rows}
      keyOf={(row) => row.label}
      columns={[
        { title: label, cell: (row) => row.label },
        { title: bars.share, size: 'chart', cell: ({ count, tone }) => <Bar value={count} max={max} tone={tone} /> },
        { title: bars.value, numeric: true, cell: ({ count, shown }) => shown ?? figures.number(count, 0) },
      ]}
    />
  );
}
