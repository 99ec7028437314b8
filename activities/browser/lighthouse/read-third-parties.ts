import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { cutLhrText, isRecord, readDetailItems, readItems, readLhrNumber } from './lhr-values.js';
import type { LighthouseReport } from './lighthouse-report.js';

const MAX_ENTITIES = 10;
/** A task holds up input by what it takes beyond this, as Total Blocking Time counts it. */
const LONG_TASK_MS = 50;

/**
 * Companies whose files the page loads, by how long their scripts blocked the main thread. Lighthouse sums up only what
 * they take of it on the measuring host, long or short; the long tasks are those of the device that it simulates.
 * @returns null when either was not measured
 * @see https://developer.chrome.com/docs/performance/insights/third-parties
 */
export function readThirdParties(audits: LighthouseReport['audits']): SpeedArtifact['third_parties'] {
  const parties = readItems(audits['third-parties-insight']);
  const blocking = readBlockingMs(audits);
  if (parties === null || blocking === null) return null;
  const entities = parties.filter(isRecord).map((item) => ({
    name: cutLhrText(String(item['entity'] ?? '')),
    blocking_ms: Math.round(urlsOf(item).reduce((sum, url) => sum + (blocking.get(url) ?? 0), 0)),
    transfer_bytes: readLhrNumber(item['transferSize']) ?? 0,
  }));
  const blocking_ms = entities.reduce((sum, entity) => sum + entity.blocking_ms, 0);
  entities.sort((one, other) => other.blocking_ms - one.blocking_ms || other.transfer_bytes - one.transfer_bytes);
  return { blocking_ms, entities: entities.slice(0, MAX_ENTITIES) };
}

/** By URL of the script. From the data for debugging: what is shown are the twenty longest tasks. */
function readBlockingMs(audits: LighthouseReport['audits']): Map<string, number> | null {
  const details = audits['long-tasks']?.details;
  const debug = isRecord(details) ? details['debugData'] : null;
  if (!isRecord(debug) || !Array.isArray(debug['urls']) || !Array.isArray(debug['tasks'])) return null;
  const urls: readonly unknown[] = debug['urls'];
  const tasks: readonly unknown[] = debug['tasks'];
  const found = new Map<string, number>();
  for (const task of tasks.filter(isRecord)) {
    const url = urls[readLhrNumber(task['urlIndex']) ?? -1];
    const duration = Number(task['duration']);
    if (typeof url !== 'string' || !(duration > LONG_TASK_MS)) continue;
    found.set(url, (found.get(url) ?? 0) + duration - LONG_TASK_MS);
  }
  return found;
}

function urlsOf({ subItems }: Record<string, unknown>): string[] {
  const rows = isRecord(subItems) ? (readDetailItems(subItems) ?? []) : [];
  return rows.flatMap((row) => (isRecord(row) && typeof row['url'] === 'string' ? row['url'] : []));
}
