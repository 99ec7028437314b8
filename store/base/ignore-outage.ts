/**
 * For work that time repeats anyway: a database that is away, or a process that is ending, is no event. Anything else is
 * an error of ours and is printed with its stack, as Node prints warnings.
 */
export function ignoreOutage(error: unknown): void {
  // MongoServerError, MongoNotConnectedError, MongooseError and the like.
  if (error instanceof Error && error.name.startsWith('Mongo')) return;
  process.emitWarning(error instanceof Error ? error : String(error));
}
