import type { CheckContext, Severity } from './checks/check.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from './thresholds.js';

/** What a project changes about the checks: their thresholds, their severity, whether they run at all. */
export interface CheckSettings {
  thresholds: Partial<Thresholds>;
  /** By check id; `off` disables the check. */
  severities: Readonly<Record<string, Severity | 'off'>>;
}

export const NO_CHECK_SETTINGS: CheckSettings = { thresholds: {}, severities: {} };

/** The numbers that hold: the project's own over the defaults. */
export function resolveThresholds(settings: CheckSettings = NO_CHECK_SETTINGS): Thresholds {
  return { ...DEFAULT_THRESHOLDS, ...settings.thresholds };
}

/** What checks are judged in: the instant (ISO 8601) and the project's decisions. */
export function createCheckContext(now: string, settings: CheckSettings = NO_CHECK_SETTINGS): CheckContext {
  return { now, thresholds: resolveThresholds(settings), severities: settings.severities };
}

/** Settings of one run over those of the project, entry by entry. */
export function overrideSettings(project: CheckSettings, run: CheckSettings): CheckSettings {
  return {
    thresholds: { ...project.thresholds, ...run.thresholds },
    severities: { ...project.severities, ...run.severities },
  };
}
