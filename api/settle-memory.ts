import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then the contract is compiled, which is what starting takes most memory for. */
const STARTED_MS = 10_000;
/** The second time gives back what the first one has found empty. */
const AGAIN_MS = 1_000;

/**
 * Gives back, once, what starting took: 30 MB of garbage that an idle process would keep for good. It pauses the process
 * for some 50 ms, before anybody has got used to it.
 */
export function settleMemory(startedMs = STARTED_MS, collect = createCollect()): void {
  setTimeout(() => {
    collect();
    setTimeout(collect, AGAIN_MS).unref();
  }, startedMs).unref();
}

/** V8 hands out its collector only so. */
function createCollect(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => undefined;
}
