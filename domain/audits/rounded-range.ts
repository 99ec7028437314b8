/** A range to one significant digit, the low end down and the high end up: an estimate knows no more. */
export function roundedRange(low: number, high: number): [low: number, high: number] {
  return [oneDigit(low, Math.floor), oneDigit(high, Math.ceil)];
}

function oneDigit(value: number, toWhole: (value: number) => number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(value));
  // 0.3 is 3 × 0.1 only to the last bit.
  return Number((toWhole(Number((value / step).toPrecision(12))) * step).toPrecision(2));
}
