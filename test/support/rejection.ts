/** What a promise was rejected with. @throws Error when it was kept */
export async function rejection(promise: Promise<unknown>): Promise<Error> {
  let kept: unknown;
  try {
    kept = await promise;
  } catch (error) {
    if (error instanceof Error) return error;
    throw new Error(`Rejected with ${String(error)}, which is no error`);
  }
  throw new Error(`Kept with ${JSON.stringify(kept)}`);
}
