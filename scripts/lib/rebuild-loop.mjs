/**
 * Builds after changes, one build at a time, and restarts what a build has changed. Changes that come while it builds make
 * it build once more.
 * @template {string} Part
 * @param {object} options
 * @param {() => Promise<void>} options.build
 * @param {() => Record<Part, string>} options.readOutputs what each part runs, as a hash
 * @param {(parts: Part[]) => Promise<void>} options.restart
 * @param {(line: string) => void} options.print
 * @returns {() => Promise<void>} to be called at each change; resolves when all changes until then have been built
 */
export function createRebuildLoop({ build, readOutputs, restart, print }) {
  let running = readOutputs();
  let isStale = false;
  /** @type {Promise<void> | undefined} */
  let busy;

  async function catchUp() {
    while (isStale) {
      isStale = false;
      try {
        await build();
      } catch (error) {
        // The running processes keep running until the sources compile again.
        print(error instanceof Error ? error.message : String(error));
        continue;
      }
      const built = readOutputs();
      const changed = /** @type {Part[]} */ (Object.keys(built)).filter((part) => built[part] !== running[part]);
      running = built;
      if (changed.length === 0) print('  … built; nothing that runs has changed');
      else await restart(changed);
    }
  }

  return () => {
    isStale = true;
    busy ??= catchUp().finally(() => {
      busy = undefined;
    });
    return busy;
  };
}
