/** Extraction took more steps or more time than one page may. */
export class OutOfBudgetError extends Error {
  override readonly name = 'OutOfBudgetError';
}

/**
 * What extraction may cost on one page: steps through the document, which are the same on every machine, and time for
 * what cannot be counted in steps.
 */
export class StepBudget {
  private steps = 0;
  private readonly endMs: number;

  constructor(
    private readonly maxSteps: number,
    maxMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.endMs = now() + maxMs;
  }

  /** @throws OutOfBudgetError */
  spend(steps = 1): void {
    this.steps += steps;
    if (this.steps > this.maxSteps) throw new OutOfBudgetError('Out of steps');
  }

  leftMs(): number {
    return this.endMs - this.now();
  }
}
