interface Waiting<Given, Result> {
  given: Given;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** What a command may be about and still ends soon. */
const MOST = 100;

/**
 * One command for calls that come at the same time: those that come while one is on its way wait for it, and the next one
 * makes them all. Each is made after it was asked for, so that a reader sees nothing older than without this; one that
 * comes alone waits for none.
 * @param run one result for each, in order; when it fails, all of them fail
 */
export function gather<Given, Result>(
  run: (given: readonly Given[]) => Promise<readonly Result[]>,
): (given: Given) => Promise<Result> {
  const waiting: Waiting<Given, Result>[] = [];
  let isRunning = false;

  async function work(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const some = waiting.splice(0, MOST);
      try {
        const results = await run(some.map(({ given }) => given));
        if (results.length !== some.length) throw new Error(`${results.length} results for ${some.length} calls`);
        for (const [index, result] of results.entries()) some[index]?.resolve(result);
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    isRunning = false;
  }

  return (given) =>
    new Promise((resolve, reject) => {
      waiting.push({ given, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // Those of the same turn of the event loop go together.
      setImmediate(() => void work());
    });
}
