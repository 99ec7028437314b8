/**
 * One way out for every script: hooks run last registered first, on a signal as well as at a normal end.
 * @typedef {object} ShutdownHook
 * @property {() => Promise<void> | void} stop orderly
 * @property {() => void} kill at once; must not wait
 */

/** @type {ShutdownHook[]} */
const hooks = [];
/** @type {Promise<void> | undefined} */
let stopping;

/** npm passes Ctrl-C on to the script, which has had it from the terminal already: two signals, one key press. */
const SAME_KEY_PRESS_MS = 1000;

/**
 * @param {ShutdownHook} hook
 * @returns {() => void} takes the hook off the list again
 */
export function onShutdown(hook) {
  hooks.push(hook);
  return () => forgetHook(hook);
}

/** Stops everything in reverse order; calling it again waits for the same end. */
export function shutDown() {
  stopping ??= stopAll();
  return stopping;
}

export function isShuttingDown() {
  return stopping !== undefined;
}

async function stopAll() {
  for (let hook = hooks.at(-1); hook !== undefined; hook = hooks.at(-1)) {
    try {
      await hook.stop();
    } catch (error) {
      process.stderr.write(`while stopping: ${error instanceof Error ? error.message : String(error)}\n`);
      hook.kill();
    }
    // Only now: a second Ctrl-C must still find the one that takes too long.
    forgetHook(hook);
  }
}

/** @param {ShutdownHook} hook */
function forgetHook(hook) {
  const index = hooks.indexOf(hook);
  if (index !== -1) hooks.splice(index, 1);
}

function killAll() {
  for (const hook of hooks.splice(0).reverse()) hook.kill();
}

/**
 * The first Ctrl-C (or SIGTERM, SIGHUP) stops in order, a second one kills.
 * @param {(message: string) => void} announce
 */
export function installSignalHandlers(announce) {
  let firstAtMs = 0;
  const signals = /** @type {const} */ ({ SIGINT: 2, SIGTERM: 15, SIGHUP: 1 });
  for (const [signal, number] of Object.entries(signals)) {
    process.on(signal, () => {
      const nowMs = performance.now();
      if (stopping === undefined) {
        firstAtMs = nowMs;
        announce('stopping (Ctrl-C again kills)');
        void shutDown().then(() => process.exit(128 + number));
      } else if (nowMs - firstAtMs > SAME_KEY_PRESS_MS) {
        killAll();
        process.exit(128 + number);
      }
    });
  }
  process.on('exit', killAll);
  // A reader that has gone away (`npm start | head`) is no reason to die half-way.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
