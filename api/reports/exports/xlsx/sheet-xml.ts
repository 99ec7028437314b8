import { writeText } from '../../../../domain/base/text/write-text.js';
import { parseUrl } from '../../../../domain/base/url/parse-url.js';
import { escapeXml } from '../xml-text.js';

export type CellValue = string | number | boolean | null | readonly string[];

/** ECMA-376, as Excel has it: what a sheet and a cell may hold. */
export const MAX_ROWS = 1_048_576;
const MAX_TEXT_CHARS = 32_767;
/** Excel's own limits: hyperlinks of a sheet, and characters of a target. */
const MAX_LINKS = 65_530;
const MAX_LINK_CHARS = 2_079;
const HEAD_STYLE = 1;
const WRAP_STYLE = 2;

export interface WorkbookSheet {
  /** At most 31 characters, none of []:*?/\ */
  name: string;
  /** `width` in characters; cells of a column with `linked` that hold a web address lead to it. */
  columns: readonly { title: string; width: number; linked?: boolean }[];
  batches: AsyncIterable<readonly (readonly CellValue[])[]>;
}

/**
 * A worksheet, written piece by piece. Texts are inline strings, which no program reads as a formula, whatever they begin
 * with; numbers are numbers. What has no room is left out, and the last row says so.
 * @param targets takes the addresses of hyperlinks, in the order of their relation ids (rId1 is the first)
 */
export async function* sheetXml(
  { columns, batches }: Omit<WorkbookSheet, 'name'>,
  targets: string[] = [],
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  const titles = columns.map(({ title }) => title);
  yield toRow(1, titles, HEAD_STYLE);
  const links: string[] = [];
  let row = 1;
  let left = 0;
  for await (const batch of batches) {
    const room = Math.max(0, MAX_ROWS - 1 - row);
    const rows = batch.slice(0, room);
    left += batch.length - rows.length;
    if (rows.length > 0) yield rows.map((cells, index) => toRow(row + index + 1, cells, WRAP_STYLE)).join('');
    for (const [index, cells] of rows.entries())
      for (const { place, url } of findLinks(columns, cells, row + index + 1, MAX_LINKS - targets.length)) {
        targets.push(url);
        links.push(`<hyperlink ref="${place}" r:id="rId${targets.length}"/>`);
      }
    row += rows.length;
  }
  if (left > 0) {
    row += 1;
    yield toRow(row, [writeText`${left} more rows have no room on a sheet: the CSV has them all`], WRAP_STYLE);
  }
  yield `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${row}"/>`;
  if (links.length > 0) yield `<hyperlinks>${links.join('')}</hyperlinks>`;
  yield '</worksheet>';
}

function findLinks(
  columns: WorkbookSheet['columns'],
  cells: readonly CellValue[],
  row: number,
  room: number,
): { place: string; url: string }[] {
  return cells
    .flatMap((value, index) =>
      columns[index]?.linked === true && typeof value === 'string' && isWebAddress(value)
        ? [{ place: `${columnName(index)}${row}`, url: value }]
        : [],
    )
    .slice(0, Math.max(0, room));
}

function isWebAddress(text: string): boolean {
  return text.length <= MAX_LINK_CHARS && /^https?:\/\/[^\s"<>]+$/i.test(text) && parseUrl(text) !== null;
}

function toRow(number: number, cells: readonly CellValue[], style: number): string {
  const written = cells.map((value, index) => toCell(`${columnName(index)}${number}`, value, style));
  return `<row r="${number}">${written.join('')}</row>`;
}

function toCell(place: string, value: CellValue, style: number): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number')
    return Number.isFinite(value) ? `<c r="${place}" s="${style}"><v>${value}</v></c>` : '';
  if (typeof value === 'boolean') return `<c r="${place}" s="${style}" t="b"><v>${value ? 1 : 0}</v></c>`;
  const text = typeof value === 'string' ? value : value.join('\n');
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cut(text))}</t></is></c>`;
}

function cut(text: string): string {
  return text.length <= MAX_TEXT_CHARS ? text : `${text.slice(0, MAX_TEXT_CHARS - 1)}…`;
}

/** 0 → A, 26 → AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
