/**
 * Until what was asked for has been taken in, where servers and clients are of this process: some turns of its loop
 * suffice, however slow the machine is.
 */
export async function finishAttempt(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 5));
}
