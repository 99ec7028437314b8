import { DRILL_TASKS, runFairnessDrill } from '../test/support/fairness-drill.js';
import type { Measure } from './measure.js';

/** Past all limits, which let one user have 200 unfinished. */
const DIRECT = 400;

/** What one user's hundreds of operations on silent servers cost another user, in seconds beside the time alone. */
export async function benchFairness(): Promise<Measure[]> {
  const { crowd, alone, beside } = await runFairnessDrill({ direct: DIRECT });
  return DRILL_TASKS.map((task) => ({
    name: `${task} beside ${crowd} slow operations of another user (alone ${alone[task].toFixed(1)} s)`,
    value: beside[task],
    unit: 's',
    bar: { at_most: Math.max(2 * alone[task], alone[task] + 5) },
  }));
}
