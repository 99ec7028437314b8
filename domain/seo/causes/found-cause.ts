import type { Snippet } from '../../audits/recommendation.js';
import type { Severity } from '../checks/check.js';
import type { ComponentName } from '../components.js';
import type { CauseLevel, FixTemplate, LabSymptoms, Symptom } from './cause-facts.js';

/**
 * A root cause and all that follows from it, as one fix. Plain JSON: it is kept with the judged crawl between the
 * activity that sees all findings and the one that writes recommendations.
 */
export interface FoundCause {
  /** "canonical/translations". */
  id: string;
  level: CauseLevel;
  component: ComponentName;
  /** The worst among its findings. */
  severity: Severity;
  title: string;
  why: string;
  steps: string[];
  /** The checks whose findings are the cause itself, the leading one first, then those of its symptoms. */
  check_ids: string[];
  /** Occurrences of its own findings. */
  findings: number;
  /** Findings of other checks that follow from it. */
  explains: { findings: number; symptoms: Symptom[] };
  /** Pages that it takes from search or from visitors. */
  pages: number;
  /** At most 10 of them, in crawl order. */
  urls: string[];
  /** What was seen on the first of them. */
  sample: string;
  /** Share of the site's pages, weighted by clicks or else by links, that it touches, 0–1. */
  page_share: number;
  /** Assumed share of what such a page is worth in search that the cause takes from it, 0–1. */
  loss: number;
  /** How sure it is that search engines act on it, 0–1. */
  certainty: number;
  effort_hours: number;
  page_to_edit: string | null;
  template: FixTemplate | null;
  snippets: Snippet[];
  /** Lab measurements that may follow from it: joined once they are there (join-lab-issues). Absent where none can. */
  lab?: LabSymptoms;
}
