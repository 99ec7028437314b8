import type { Snippet } from '../../audits/recommendation.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { ComponentName } from '../components.js';
import type { CheckFinding } from '../judge.js';
import type { Thresholds } from '../thresholds.js';
import type { CauseLevel, FixTemplate, LabSymptoms } from './cause-facts.js';

/** A root cause as detected in the data collected about a site. */
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
  /** The check of its own that says most of this site; the first one found in the rule's order when absent. */
  lead_check_id?: string;
  /** Share of the site that it touches, 0–1; by the weight of its pages when absent. */
  page_share?: number;
  /** Lab measurements that follow from it where they were made on one of its pages. */
  lab?: LabSymptoms;
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
  /** `findings` are those that no earlier cause explains. Null when the site does not have it. */
  detect(site: SiteArtifacts, thresholds: Thresholds, findings: readonly CheckFinding[]): DetectedCause | null;
}
