/** The middle one of unsorted numbers, or halfway between the two in the middle; null for none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The median of values counted in whole numbers, such as days or words on a topic; halves round up. */
export function wholeMedian(values: readonly number[]): number | null {
  const middle = median(values);
  return middle === null ? null : Math.round(middle);
}
