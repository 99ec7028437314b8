/**
 * Quantile of the standard normal distribution by Acklam's rational approximation; relative error below 1.2e-9.
 * @param probability above 0 and below 1
 */
export function normalQuantile(probability: number): number {
  if (probability > 0.5) return -normalQuantile(1 - probability);
  if (probability < LOW) {
    const tail = Math.sqrt(-2 * Math.log(probability));
    return evaluate(TAIL_TOP, tail) / (evaluate(TAIL_BOTTOM, tail) * tail + 1);
  }
  const middle = probability - 0.5;
  const square = middle * middle;
  return (evaluate(TOP, square) * middle) / (evaluate(BOTTOM, square) * square + 1);
}

const LOW = 0.02425;
const TOP = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const BOTTOM = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572];
const TAIL_TOP = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAIL_BOTTOM = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];

/** Horner's rule, the highest power first. */
function evaluate(coefficients: readonly number[], at: number): number {
  return coefficients.reduce((sum, coefficient) => sum * at + coefficient, 0);
}
