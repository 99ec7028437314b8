import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Measure } from './measure.js';

const ROWS = 100_000;

/** A search analysis of 100,000 rows by query and page, from reading to the last dimension, in a process of its own. */
export async function benchSearch(): Promise<Measure[]> {
  // What the loader takes counts as well: a bench is no part of the product's build.
  const args = ['--import', 'tsx', 'bench/analyze-rows.ts', String(ROWS)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const [, rows, readMs, analyzeMs, peakMb] = stdout.trim().split(' ').map(Number);
  if (rows !== ROWS) throw new Error(`${rows} rows were analysed instead of ${ROWS}`);
  const all = Number(readMs) + Number(analyzeMs);
  return [
    { name: `search rows read and added up, ${ROWS} by query and page`, value: Number(readMs), unit: 'ms' },
    { name: 'search dimensions made of them', value: Number(analyzeMs), unit: 'ms' },
    { name: `search analysis of ${ROWS} rows`, value: all, unit: 'ms', bar: { at_most: 10_000 } },
    { name: 'memory of that process at most', value: Number(peakMb), unit: 'MB', bar: { at_most: 512 } },
  ];
}
