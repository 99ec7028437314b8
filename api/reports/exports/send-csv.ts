import type { Response } from 'express';
import { type CsvValue, toCsv, toCsvRows } from './csv.js';
import { streamText } from './stream-text.js';

/** Lines that are handed on together: one by one, a hundred thousand would cost more in calls than in text. */
const LINES_AT_ONCE = 200;

/** A file of these columns, sent row by row: a header line always, however few rows there are. */
export async function sendCsv<Name extends string>(
  res: Response,
  fileName: string,
  columns: readonly Name[],
  rows: AsyncIterable<Readonly<Record<Name, CsvValue>>>,
): Promise<void> {
  res.set({ 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${fileName}"` });
  await streamText(res, toLines(columns, rows));
}

async function* toLines<Name extends string>(
  columns: readonly Name[],
  rows: AsyncIterable<Readonly<Record<Name, CsvValue>>>,
): AsyncGenerator<string> {
  yield toCsv([columns]);
  let waiting: Readonly<Record<Name, CsvValue>>[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < LINES_AT_ONCE) continue;
    yield toCsvRows(waiting, columns);
    waiting = [];
  }
  yield toCsvRows(waiting, columns);
}
