import { expect } from 'chai';

/** Many times what work takes that grows with its input, and far from what it takes when it grows with its square. */
const BOUND_S = 10;

/**
 * That work on hostile input comes to its end soon. Told by the processor's time, which hardly depends on what else the
 * machine does; the clock's does.
 */
export function endsSoon<T>(work: () => T): T {
  const before = process.cpuUsage();
  const made = work();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000, 'seconds of the processor').to.be.below(BOUND_S);
  return made;
}
