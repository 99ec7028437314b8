import type { Finding, Severity } from '../seo/checks/check.js';
import type { ComponentName } from '../seo/components.js';

/** critical and high findings are critical issues, medium are warnings, low and info are notices. */
export type IssueLevel = 'critical' | 'warning' | 'notice';

/** What the share of affected subjects is taken of. */
export type MeasuredOver = 'fetched_pages' | 'html_pages' | 'indexable_pages' | 'rendered_pages' | 'resources' | 'site';

/** All findings of one check as one issue. */
export interface Issue {
  check_id: string;
  component: ComponentName;
  /** The worst severity met. */
  severity: Severity;
  level: IssueLevel;
  title: string;
  why: string;
  fix: string;
  reference: string;
  measured_over: MeasuredOver;
  effort_hours: number;
  /** Occurrences, repeats that were folded into one finding included. */
  affected_count: number;
  /** Distinct pages for page checks; for site checks the pages, resources or entries that its findings count. */
  affected_pages: number;
  /** Up to 20 findings, the worst first. */
  sample: Finding[];
  /** The causes behind the occurrences, the most frequent first, at most 20: fixing one fixes all its pages. */
  root_causes: RootCause[];
  /** Distinct root causes; the list above may be cut. */
  root_cause_count: number;
  /** Path patterns under which many pages fail, the largest first, at most 10. Absent in older audits. */
  templates?: TemplateGroup[];
  /** Findings that go away once a root cause is fixed, by the cause's id. Absent where no cause explains any. */
  explained_by?: { cause_id: string; findings: number }[];
}

/** Pages under one path, which one template is likely to make: a fix there is made in one place. */
export interface TemplateGroup {
  /** "/blog/*". */
  pattern: string;
  /** Pages under it that the check fails on. */
  pages: number;
  /** At most 3. */
  sample_urls: string[];
}

/** The same thing seen in the same place on several pages, such as in a shared header or footer. */
export interface RootCause {
  observed: string;
  where: string | null;
  /** The link target, resource or file it is about; absent when it is on the pages themselves. */
  target?: string;
  /** Occurrences. */
  count: number;
  /** Distinct pages that show it. */
  pages: number;
  /** At most 5. */
  sample_urls: string[];
}

export interface IssueCounts {
  critical: number;
  warning: number;
  notice: number;
}
