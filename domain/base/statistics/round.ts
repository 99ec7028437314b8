/** Rounds to a number of decimals, halves away from zero, on the decimal reading of the number: 1.005 gives 1.01. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round((value + Math.sign(value) * Number.EPSILON * Math.abs(value)) * factor) / factor;
}
