/** Long work that its caller may pause after each step; nothing is computed between the steps. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps at once, for work that is short. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
