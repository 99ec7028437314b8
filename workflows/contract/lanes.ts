import type { TaskQueue } from './task-queues.js';
import { isUrgent } from './work-priority.js';

/**
 * The task queues of Temporal that each queue of our workers has. An urgent lane has its own places: bulk work that
 * holds the others for a minute each can't keep a user waiting. The calls of providers, which wait for quotas, hold
 * none of the places that every workflow needs for its records. Both lanes of the browser share one: see BrowserTurns.
 */
export const LANES = {
  orchestration: ['orchestration', 'orchestration-urgent', 'providers', 'providers-urgent'],
  crawl: ['crawl', 'crawl-urgent'],
  browser: ['browser', 'browser-urgent'],
  mail: ['mail', 'mail-urgent'],
  llm: ['llm', 'llm-urgent'],
} as const satisfies Record<TaskQueue, readonly string[]>;

export type Lane = (typeof LANES)[TaskQueue][number];

const ALL: ReadonlySet<string> = new Set(Object.values(LANES).flat());

/** The task queue for an activity of this queue that was started with this priority. */
export function findLane(taskQueue: string, priorityKey: number | undefined): string {
  const urgent = `${taskQueue}-urgent`;
  return isUrgent(priorityKey) && ALL.has(urgent) ? urgent : taskQueue;
}
