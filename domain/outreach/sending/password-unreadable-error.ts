/**
 * A stored mail password cannot be opened: its encryption key is gone, or it was changed. Why exactly is in the log of
 * the worker, since it names keys.
 */
export class PasswordUnreadableError extends Error {
  override readonly name = 'PasswordUnreadableError';
  constructor() {
    super('The stored password cannot be opened: its encryption key is missing');
  }
}

/** By its name, which survives module copies. */
export function isPasswordUnreadable(error: unknown): error is PasswordUnreadableError {
  return error instanceof Error && error.name === 'PasswordUnreadableError';
}
