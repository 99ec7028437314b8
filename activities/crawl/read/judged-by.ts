import { createHash } from 'node:crypto';
import type { CheckContext } from '../../../domain/seo/checks/check.js';

/** Names what pages are judged by besides what they say: the checks, as `version` has them, and their settings. */
export function judgedBy(version: string, { thresholds, severities = {} }: CheckContext): string {
  const sorted = (record: object) => Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  const settings = JSON.stringify([version, sorted(thresholds), sorted(severities)]);
  return createHash('sha256').update(settings).digest('hex').slice(0, 16);
}
