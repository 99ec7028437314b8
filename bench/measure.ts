/** One line of the bench's table. A null value could not be measured here. */
export interface Measure {
  name: string;
  value: number | null;
  unit: string;
  /** What the product promises: at most, or at least, this. */
  bar?: { at_most: number } | { at_least: number };
}

/** Under test the API checks its own answers, which costs time that users do not pay. */
export const AS_IN_USE = { NODE_ENV: 'development' };

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle of several runs: what one run says is mostly the machine's mood. */
export async function medianMs(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
}

export function printTable(measures: readonly Measure[]): void {
  const width = Math.max(...measures.map((measure) => measure.name.length));
  for (const { name, value, unit, bar } of measures) {
    const shown = value === null ? 'not measured' : `${Math.round(value * 10) / 10} ${unit}`;
    console.log(`${name.padEnd(width)}  ${shown.padStart(16)}  ${bar ? describeBar(value, bar) : ''}`.trimEnd());
  }
}

function describeBar(value: number | null, bar: NonNullable<Measure['bar']>): string {
  const [words, limit] = 'at_most' in bar ? ['at most', bar.at_most] : ['at least', bar.at_least];
  const holds = value !== null && ('at_most' in bar ? value <= limit : value >= limit);
  return `${words} ${limit}: ${holds ? 'holds' : 'MISSED'}`;
}
