import type { Color, Paint } from './paint.js';

export interface Cell {
  text: string;
  color?: Color;
  align?: 'right';
}

const GAP = '  ';

/** Rows as lines with aligned columns, two blanks between them and none at the end of a line. */
export function renderTable(rows: readonly (readonly Cell[])[], paint: Paint): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.text.length ?? 0)),
  );
  return rows.map((row) =>
    row.map((cell, column) => renderCell(cell, widths[column] ?? 0, column === row.length - 1, paint)).join(GAP),
  );
}

/** The blanks stay outside of the color, so that widths are those of the text. */
function renderCell({ text, color, align }: Cell, width: number, isLast: boolean, paint: Paint): string {
  const blanks = ' '.repeat(Math.max(0, width - text.length));
  const painted = color && text !== '' ? paint(color, text) : text;
  if (align === 'right') return blanks + painted;
  return isLast ? painted : painted + blanks;
}
