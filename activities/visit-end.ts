import { setMaxListeners } from 'node:events';

/** A timer of Node that is set for longer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The end of a budget for visiting hosts, besides the caller's own signal: what still runs is stopped, and results so
 * far are returned. Must be cleared.
 */
export class VisitEnd {
  /** Speaks when the caller cancels and when the budget ends. */
  readonly signal: AbortSignal;
  private readonly budget = new AbortController();
  private readonly timer: NodeJS.Timeout;

  /** @param seconds may be Infinity, as where an activity is run without a time-out */
  constructor(
    readonly seconds: number,
    private readonly given: AbortSignal,
  ) {
    const ms = Math.min(seconds * 1_000, LONGEST_TIMER_MS);
    this.timer = setTimeout(() => this.budget.abort(new DOMException('Time is up', 'TimeoutError')), ms);
    this.signal = AbortSignal.any([given, this.budget.signal]);
    // Every request in the air listens.
    setMaxListeners(0, this.signal);
  }

  /** The budget has ended; the work was not canceled. */
  get isOver(): boolean {
    return this.budget.signal.aborted && !this.given.aborted;
  }

  /** What the work gives; null when the end of the budget stopped it. @throws what it fails with otherwise */
  async orNull<Value>(work: () => Promise<Value>): Promise<Value | null> {
    if (this.isOver) return null;
    try {
      return await work();
    } catch (error) {
      if (this.isOver) return null;
      throw error;
    }
  }

  clear(): void {
    clearTimeout(this.timer);
  }
}
