/** Rounds half up to a number of decimals, on the decimal reading of the number: 1.005 to two places is 1.01. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round((value + Math.sign(value) * Number.EPSILON * Math.abs(value)) * factor) / factor;
}
