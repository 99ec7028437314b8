import { showNumber } from '../../../../report/facts/figures.js';
import { inWords } from '../../../../report/facts/names.js';
import { DataTable } from '../../../../report/parts/data-table.js';

export interface CountTableProps {
  caption: string;
  /** Head of the first column. */
  name: string;
  /** What is counted. */
  of: string;
  counts: Readonly<Record<string, number>>;
}

/** Counts by name, such as pages by status. */
export function CountTable({ caption, name, of, counts }: CountTableProps) {
  return (
    <DataTable
      caption={caption}
      fits
      keyOf={([key]) => key}
      rows={Object.entries(counts)}
      columns={[
        { title: name, cell: ([key]) => inWords(key) },
        { title: of, numeric: true, cell: ([, count]) => showNumber(count, 0) },
      ]}
    />
  );
}
