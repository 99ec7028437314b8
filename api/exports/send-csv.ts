import type { Response } from 'express';
import { type CsvValue, toCsv, toCsvRows } from './csv.js';
import { streamText } from './stream-text.js';

/** Lines that are handed on together: one by one, a hundred thousand would cost more in calls than in text. */
const LINES_AT_ONCE = 200;

/** A file of these columns, sent row by row: a header line always, however few rows there are. */
export async function sendCsv<Row extends { [Name in keyof Row]: CsvValue }>(
  res: Response,
  fileName: string,
  columns: readonly (keyof Row & string)[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  res.set({ 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${fileName}"` });
  await streamText(res, toLines(columns, rows));
}

async function* toLines<Row extends { [Name in keyof Row]: CsvValue }>(
  columns: readonly (keyof Row & string)[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  yield toCsv([columns]);
  let waiting: Row[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < LINES_AT_ONCE) continue;
    yield toCsvRows(waiting, columns);
    waiting = [];
  }
  yield toCsvRows(waiting, columns);
}
