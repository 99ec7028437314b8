/** Numbers of a model, of length 1. */
export type UnitVector = Float32Array;

/** Null when they can't be compared: a number that is not finite, an empty list, or only zeros. */
export function toUnit(numbers: readonly number[]): UnitVector | null {
  let square = 0;
  for (const number of numbers) square += number * number;
  const length = Math.sqrt(square);
  if (!Number.isFinite(length) || length < 1e-12) return null;
  return Float32Array.from(numbers, (number) => number / length);
}

export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let product = 0;
  for (let at = 0; at < one.length; at++) product += (one[at] ?? 0) * (other[at] ?? 0);
  return product;
}
