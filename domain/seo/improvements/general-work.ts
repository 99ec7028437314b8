import type { ComponentName } from '../components.js';
import type { SiteFacts } from './improvement.js';

/** Work that no crawl can show to be done or undone and that serves a site of any size, one page included. */
export interface GeneralWork {
  name: string;
  component: ComponentName;
  title: string;
  why: string;
  impact: readonly [low: number, high: number];
  effort_days: number;
  /** The last of the steps: how to see that it was done, or what it brought. */
  verify: string;
  steps(facts: SiteFacts): string[];
}
