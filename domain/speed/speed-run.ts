import type { Outcome } from '../operations/operations.js';
import type { SpeedStrategy } from '../seo/artifacts/speed.js';

/** How one Lighthouse run ended; `key` names its artifact. */
export interface SpeedRun {
  strategy: SpeedStrategy;
  run: Outcome<{ key: string }>;
}
