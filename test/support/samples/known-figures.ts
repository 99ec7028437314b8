import { figuresIn } from '../figures-in.js';

const MOST_DECIMALS = 4;

/** Every figure that these hold, and what it is when it is rounded, told as a percentage or without its sign. */
export function knownFigures(...sources: unknown[]): { has(value: number): boolean } {
  const known = new Set<number>();
  for (const { value } of sources.flatMap((source) => figuresIn(source))) {
    for (const reported of [value, value * 100]) {
      for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++)
        known.add(Number(Math.abs(reported).toFixed(decimals)));
    }
    known.add(Math.abs(value));
  }
  return { has: (value) => known.has(Math.abs(value)) };
}
