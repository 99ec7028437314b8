import type { Progress } from '../../domain/operations/operations.js';

/** Shows the progress of an operation. Never decreases. */
export interface ProgressDisplay {
  update(progress: Progress): void;
  /** A remark that isn't progress. */
  note(text: string): void;
  /** Leaves the terminal as it was; safe to call twice. */
  stop(): void;
}
