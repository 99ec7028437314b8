/**
 * How likely at least so many of the pairs that differ are better, if better and worse are equally likely: the exact
 * one-sided sign test (Conover, Practical Nonparametric Statistics). 1 where no pair differs.
 */
export function signTest(better: number, worse: number): number {
  const pairs = better + worse;
  let logChoices = 0;
  let sum = 0;
  // From all better down to as many as there are: C(n, k) by logarithms, which do not overflow.
  for (let worseOnes = 0; worseOnes <= worse; worseOnes++) {
    if (worseOnes > 0) logChoices += Math.log(pairs - worseOnes + 1) - Math.log(worseOnes);
    sum += Math.exp(logChoices - pairs * Math.LN2);
  }
  return Math.min(1, sum);
}
