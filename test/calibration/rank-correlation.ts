/** Spearman's rank correlation of two lists of equal length; equal values share the mean of their ranks. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [rank(one), rank(other)];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const product = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? 0) - my), 0);
  return product(a, ma, b, mb) / Math.sqrt(product(a, ma, a, ma) * product(b, mb, b, mb));
}

function rank(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
