import Mocha from 'mocha';
import { lengthenLimit } from './patience.js';

/** From now on, `this.timeout(…)` and `it(…).timeout(…)` set a limit that is patient. */
export function lengthenLimits(): void {
  const { prototype } = Mocha.Runnable;
  prototype.timeout = new Proxy(prototype.timeout, {
    apply: (timeout, runnable, limits: (number | string)[]) =>
      Reflect.apply(timeout, runnable, limits.map(lengthenLimit)),
  });
}
