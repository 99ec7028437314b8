import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { hasLeft } from './has-left.js';
import type { WorkbookSheet } from './xlsx/sheet-xml.js';
import { streamWorkbook } from './xlsx/workbook.js';

/** Sends sheets as a workbook, as they are read. `at`: the time of its files. */
export async function sendWorkbook(res: Response, sheets: readonly WorkbookSheet[], at: Date): Promise<void> {
  if (res.req.method === 'HEAD') return void res.end();
  res.flushHeaders();
  try {
    await pipeline(streamWorkbook(sheets, at), res);
  } catch (failure) {
    // A client that disconnects ends it quietly; any other error cuts the connection.
    if (!hasLeft(failure)) throw failure;
  }
}
