/** Shorter ones are over before their waiting costs anything. */
const WORTH_A_LANE_MS = 10_000;
/** Beside as many others as `npm test` runs at once, a file that computes gets more of a processor than this: about half. */
const COMPUTING_SHARE = 1 / 3;

/**
 * Spec files by what they want of the machine, each kind for a lane of its own:
 * - computing: long ones, that want a processor.
 * - waiting: those that wait for the greater part of their time, for a heartbeat that is missed or a server that does not
 *   answer, and keep no processor busy. They take no turn from those that do.
 * - short: hardly anything. Handing each to a process of its own takes longer than its tests.
 * @param {readonly string[]} specs
 * @param {import('./spec-times.mjs').SpecTimes} times a file of which nothing is known is short, one whose processor time
 *   is unknown computes
 * @returns {{ computing: string[], waiting: string[], short: string[] }} in the order given
 */
export function splitLanes(specs, times) {
  /** @type {{ computing: string[], waiting: string[], short: string[] }} */
  const lanes = { computing: [], waiting: [], short: [] };
  for (const file of specs) lanes[chooseLane(times[file])].push(file);
  return lanes;
}

/**
 * @param {import('./spec-times.mjs').SpecTime | undefined} time
 * @returns {'computing' | 'waiting' | 'short'}
 */
function chooseLane(time) {
  if (time === undefined) return 'short';
  const { ms, cpu_ms = ms } = time;
  return ms >= WORTH_A_LANE_MS && cpu_ms < ms * COMPUTING_SHARE ? 'waiting' : 'computing';
}

/**
 * @param {readonly string[]} specs the longest first
 * @param {number} count
 * @returns {string[][]} about the same work in each; none that is empty
 */
export function dealSpecs(specs, count) {
  const shares = Array.from({ length: count }, (_, share) => specs.filter((_file, at) => at % count === share));
  return shares.filter((share) => share.length > 0);
}
