import type { CauseLevel, FixTemplate, Symptom } from '../seo/causes/cause-facts.js';
import type { ComponentName } from '../seo/components.js';

export type Priority = 'High' | 'Medium' | 'Low';

export type Phase = 1 | 2 | 3;

/** An estimate, and what it rests on; null where there is nothing to estimate it from. */
export interface TrafficEstimate {
  traffic_percent_low: number | null;
  traffic_percent_high: number | null;
  basis: string;
}

export interface Recommendation {
  /** `fix/<check or cause id>` or `improvement/<name>`. */
  id: string;
  /** 1 first. */
  rank: number;
  priority: Priority;
  component: ComponentName;
  /** `fix`: something found broken; `improvement`: nothing is broken, the site would gain. */
  kind: 'fix' | 'improvement';
  title: string;
  why: string;
  /** The checks that turn green once it is done, the heaviest first; empty when no check requires it. */
  check_ids: string[];
  evidence: { count: number; urls: string[]; sample: string };
  /** The root cause that it fixes; null for a fix of single issues. Absent in older audits, as the four that follow. */
  cause?: { id: string; level: CauseLevel } | null;
  /** Findings of other checks that go away with the cause. */
  explains?: { findings: number; symptoms: Symptom[] } | null;
  /** The template that is likely to make the affected pages, and its line to change. */
  template?: FixTemplate | null;
  /** Where to make the change, or the first of several such pages; null for the server or the site as a whole. */
  page_to_edit?: string | null;
  /** Percent of the site's value in search that the error costs: what fixes are ranked by. Null for improvements. */
  search_cost?: { percent: number; basis: string } | null;
  steps: string[];
  /** Ready to paste, made from the site's own URLs and texts; empty if no text can fix it. At most 5. */
  snippets: Snippet[];
  impact: TrafficEstimate;
  effort: { value: number; unit: 'days' | 'weeks' };
  /** 0–100 within this list: 100 is the best return on effort. */
  roi: { value: number; basis: string };
  phase: Phase;
}

/** A piece of code or configuration that fixes one place. */
export interface Snippet {
  title: string;
  language: 'html' | 'json' | 'xml' | 'text' | 'nginx' | 'apache';
  code: string;
  /** The page or file it belongs to; null when it holds for the whole site. */
  url: string | null;
  /** All pages that it belongs on to the letter, when there are several. */
  pages?: string[];
  /** Checks that find nothing more there once it is pasted. Absent in older audits. */
  check_ids?: string[];
}

export interface RoadmapTask {
  recommendation_id: string;
  title: string;
  kind: 'fix' | 'improvement';
  effort: Recommendation['effort'];
  /** Half a day at most, and not of low priority. Absent in older audits. */
  quick_win?: boolean;
}

export interface RoadmapPhase {
  label: 'Weeks 1-2' | 'Weeks 3-4' | 'Month 2+';
  focus: string;
  tasks: RoadmapTask[];
  /** Working days that the tasks need together. Absent in older audits. */
  effort_days?: number;
  /** Working days that one person has in this phase; null when it is open. Absent in older audits. */
  capacity_days?: number | null;
  /** Percent of today's clicks from search; null where nothing could be estimated. */
  estimated_traffic_gain: { low: number | null; high: number | null; basis: string };
}

export interface Roadmap {
  phase_1: RoadmapPhase;
  phase_2: RoadmapPhase;
  phase_3: RoadmapPhase;
}
