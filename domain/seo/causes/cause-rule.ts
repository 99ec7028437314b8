import type { Snippet } from '../audit/recommendation.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { ComponentName } from '../components.js';
import type { CheckFinding } from '../judge.js';
import type { Thresholds } from '../thresholds.js';
import type { CauseLevel, FixTemplate } from './cause-facts.js';

/** A root cause as it is seen in what was gathered about a site. */
export interface DetectedCause {
  title: string;
  why: string;
  steps: string[];
  /** Pages that it takes from search or from visitors, in crawl order. */
  pages: readonly string[];
  sample: string;
  loss: number;
  certainty: number;
  effort_hours: number;
  page_to_edit: string | null;
  template: FixTemplate | null;
  snippets: Snippet[];
  /** Whether a finding is the cause itself or follows from it. */
  explains(finding: CheckFinding): boolean;
}

/** One kind of root cause. */
export interface CauseRule {
  id: string;
  level: CauseLevel;
  component: ComponentName;
  /** Checks whose findings are the cause itself, the leading one first. Without one of them there is no cause. */
  lead_check_ids: readonly string[];
  /** All checks whose findings it may explain, the leading ones among them. */
  check_ids: readonly string[];
  /** Null when the site does not have it. */
  detect(site: SiteArtifacts, thresholds: Thresholds): DetectedCause | null;
}
