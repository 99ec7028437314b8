import { type CheckSettings, NO_CHECK_SETTINGS, overrideSettings, resolveThresholds } from './check-settings.js';
import { THRESHOLD_PAIRS, thresholdMaximum } from './threshold-bounds.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from './thresholds.js';

export interface CheckSettingsError {
  /** Where in the settings: `thresholds` or `severities`, then the name. */
  path: ['thresholds' | 'severities', string];
  kind: 'unknown' | 'out_of_range' | 'inconsistent';
  message: string;
}

/**
 * Everything that is wrong with settings: unknown names first, then numbers, then pairs. `below` is what they will be laid
 * over: a number must fit to the other one of its pair wherever that comes from.
 */
export function findCheckSettingsErrors(
  settings: CheckSettings,
  checkIds: ReadonlySet<string>,
  below: CheckSettings = NO_CHECK_SETTINGS,
): CheckSettingsError[] {
  return [
    ...unknownNames(settings, checkIds),
    ...Object.entries(settings.thresholds).flatMap(([name, value]) => rangeError(name, value)),
    ...pairErrors(settings, resolveThresholds(overrideSettings(below, settings))),
  ];
}

function unknownNames({ thresholds, severities }: CheckSettings, checkIds: ReadonlySet<string>): CheckSettingsError[] {
  const unknown = (place: CheckSettingsError['path'][0], name: string, what: string): CheckSettingsError => ({
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

function rangeError(name: string, value: number): CheckSettingsError[] {
  if (!isThreshold(name)) return [];
  const maximum = thresholdMaximum(name);
  if (Number.isFinite(value) && value >= 0 && value <= maximum) return [];
  return [{ path: ['thresholds', name], kind: 'out_of_range', message: `must be a number from 0 to ${maximum}` }];
}

/** A pair is only an error if these settings change it: the layer below keeps its order. */
function pairErrors({ thresholds }: CheckSettings, holding: Thresholds): CheckSettingsError[] {
  return THRESHOLD_PAIRS.flatMap(([lower, upper]) => {
    const affected = [lower, upper].find((name) => thresholds[name] !== undefined);
    if (!affected || holding[lower] <= holding[upper]) return [];
    const message = `${lower} (${holding[lower]}) must not be more than ${upper} (${holding[upper]})`;
    return [{ path: ['thresholds', affected], kind: 'inconsistent', message }];
  });
}

function isThreshold(name: string): name is keyof Thresholds {
  return Object.hasOwn(DEFAULT_THRESHOLDS, name);
}
