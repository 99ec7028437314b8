import type { CheckSettings } from './check-settings.js';
import { THRESHOLD_PAIRS, thresholdMaximum } from './threshold-bounds.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from './thresholds.js';

export interface SettingsFault {
  /** Where in the settings: `thresholds` or `severities`, then the name. */
  path: ['thresholds' | 'severities', string];
  kind: 'unknown' | 'out_of_range' | 'inconsistent';
  message: string;
}

/** Everything that is wrong with settings, in their order: unknown names first, then numbers, then pairs. */
export function findSettingsFaults(settings: CheckSettings, checkIds: ReadonlySet<string>): SettingsFault[] {
  return [
    ...unknownNames(settings, checkIds),
    ...Object.entries(settings.thresholds).flatMap(([name, value]) => rangeFault(name, value)),
    ...pairFaults(settings),
  ];
}

function unknownNames({ thresholds, severities }: CheckSettings, checkIds: ReadonlySet<string>): SettingsFault[] {
  const unknown = (place: SettingsFault['path'][0], name: string, what: string): SettingsFault => ({
    path: [place, name],
    kind: 'unknown',
    message: `There is no ${what} of this name; GET /api/seo/checks lists them`,
  });
  return [
    ...Object.keys(thresholds)
      .filter((name) => !isThreshold(name))
      .map((name) => unknown('thresholds', name, 'threshold')),
    ...Object.keys(severities)
      .filter((id) => !checkIds.has(id))
      .map((id) => unknown('severities', id, 'check')),
  ];
}

function rangeFault(name: string, value: number): SettingsFault[] {
  if (!isThreshold(name)) return [];
  const maximum = thresholdMaximum(name);
  if (Number.isFinite(value) && value >= 0 && value <= maximum) return [];
  return [{ path: ['thresholds', name], kind: 'out_of_range', message: `must be a number from 0 to ${maximum}` }];
}

/** A pair is at fault when the project touches it: the defaults keep their order. */
function pairFaults({ thresholds }: CheckSettings): SettingsFault[] {
  const numberOf = (name: keyof Thresholds) => thresholds[name] ?? DEFAULT_THRESHOLDS[name];
  return THRESHOLD_PAIRS.flatMap(([lower, upper]) => {
    const touched = [lower, upper].find((name) => thresholds[name] !== undefined);
    if (!touched || numberOf(lower) <= numberOf(upper)) return [];
    const message = `${lower} (${numberOf(lower)}) must not be more than ${upper} (${numberOf(upper)})`;
    return [{ path: ['thresholds', touched], kind: 'inconsistent', message }];
  });
}

function isThreshold(name: string): name is keyof Thresholds {
  return Object.hasOwn(DEFAULT_THRESHOLDS, name);
}
