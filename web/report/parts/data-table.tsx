import type { ComponentChildren } from 'preact';

export interface Column<Row> {
  title: string;
  /** Shown in the head instead of the title, which then only distinguishes columns. */
  head?: ComponentChildren;
  /** Set to the right, in digits of equal width. */
  numeric?: boolean;
  /** The column that the rows are sorted by, for screen readers. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** A width class of the style sheet. `spare` is a chart that a phone does without. */
  size?: 'narrow' | 'wide' | 'chart' | 'spare';
  cell: (row: Row) => ComponentChildren;
}

export interface DataTableProps<Row> {
  caption: string;
  /** For those who see the page a heading says it already. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Narrow tables keep their form on a phone; others scroll within their own frame. */
  fits?: boolean;
  /** On a phone each row becomes a block in which every cell is named by its column. */
  stacks?: boolean;
}

/** A table whose first column names its rows. */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  keyOf,
  fits = false,
  stacks = false,
}: DataTableProps<Row>) {
  return (
    <div class={['table', fits ? '' : 'scrolls', stacks ? 'stacks' : ''].filter(Boolean).join(' ')}>
      <table role={stacks ? 'table' : undefined}>
        <caption class={captionHidden ? 'unseen' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, head, numeric, size, sorted }) => (
              <th key={title} scope="col" class={classOf(numeric, size)} aria-sort={sorted}>
                {head ?? title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={stacks ? 'rowgroup' : undefined}>
          {rows.map((row) => (
            <tr key={keyOf(row)} role={stacks ? 'row' : undefined}>
              {columns.map((column, index) => renderCell(column, row, { isHead: index === 0, stacks }))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderCell<Row>(
  { title, numeric, size, cell }: Column<Row>,
  row: Row,
  { isHead, stacks }: { isHead: boolean; stacks: boolean },
) {
  if (isHead) {
    return (
      <th key={title} scope="row" class={classOf(numeric)} role={stacks ? 'rowheader' : undefined}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td
      key={title}
      class={classOf(numeric, size === 'spare' ? size : undefined)}
      data-title={stacks ? title : undefined}
      role={stacks ? 'cell' : undefined}
    >
      {cell(row)}
    </td>
  );
}

function classOf(numeric = false, size?: string): string | undefined {
  return [numeric ? 'num' : '', size ?? ''].filter(Boolean).join(' ') || undefined;
}
