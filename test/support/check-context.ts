import type { CheckContext } from '../../domain/seo/checks/check.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../../domain/seo/thresholds.js';

export interface ContextOverrides {
  now?: string;
  thresholds?: Partial<Thresholds>;
}

/** The context checks are judged in: a fixed instant and the default thresholds, unless told otherwise. */
export function context({ now = '2026-06-01T00:00:00Z', thresholds }: ContextOverrides = {}): CheckContext {
  return { now, thresholds: { ...DEFAULT_THRESHOLDS, ...thresholds } };
}
