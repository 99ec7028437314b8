/** Shorter ones are over before their waiting costs anything. */
const WORTH_A_LANE_MS = 30_000;
/** Beside as many others as `npm test` runs at once, a file that computes gets more of a processor than this. */
const COMPUTING_SHARE = 0.25;

/**
 * Spec files that wait for the greater part of their time, for a heartbeat that is missed or a server that does not answer,
 * keep no processor busy. In a lane of their own they take no turn from those that do.
 * @param {readonly string[]} specs
 * @param {import('./spec-times.mjs').SpecTimes} times a file whose processor time is unknown computes
 * @returns {{ computing: string[], waiting: string[] }} in the order given
 */
export function splitLanes(specs, times) {
  const waiting = specs.filter((file) => {
    const { ms = 0, cpu_ms = ms } = times[file] ?? {};
    return ms >= WORTH_A_LANE_MS && cpu_ms < ms * COMPUTING_SHARE;
  });
  return { computing: specs.filter((file) => !waiting.includes(file)), waiting };
}
