/** A check that threw: an error in the check, not in the site. */
export interface CheckFailure {
  id: string;
  message: string;
  /** For the log; null when what was thrown was not an Error. */
  stack: string | null;
}

/** What was thrown, as plain values: it travels between threads. */
export function toCheckFailure(id: string, error: unknown): CheckFailure {
  if (!(error instanceof Error)) return { id, message: String(error), stack: null };
  return { id, message: error.message, stack: error.stack ?? null };
}
