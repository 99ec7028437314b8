import type { Priority } from '../../audits/recommendation.js';
import type { EffortGuess, TrafficGuess, Weight } from '../ranking/draft.js';
import type { Figure } from './place.js';
import type { FoundIssue } from './read-found-issue.js';
import type { FoundFigures } from './read-search-lines.js';

/** Something to be done that the input names: a recommendation, an issue, or an opportunity. */
export interface FoundWork {
  path: string;
  kind: WorkKind;
  title: Figure<string>;
  /**
   * What the title is: a piece of advice; the keyword or page that an entry without a title is about; or an identifier
   * from a program, where that of a known error says more than its words.
   */
  titled: 'title' | 'keyword' | 'page' | 'code' | 'fault';
  fault: FoundIssue | null;
  weight: Weight | null;
  weight_figure: Figure<string> | null;
  why: Figure<string> | null;
  steps: Figure<string>[];
  /** How many pages or cases it is about. */
  affected: Figure<number> | null;
  traffic: TrafficGuess | null;
  /** Why there is no estimate, where its source says so. */
  unestimated?: string;
  /** As its source has decided: the same matter has one priority wherever it is shown. */
  priority?: Priority;
  /** Its place in the order of its source, 1 first. */
  rank?: number;
  /** Part of it follows from other figures and was not looked at. */
  is_inferred?: boolean;
  /** Search figures of what it is about. */
  figures?: FoundFigures;
  effort: EffortGuess | null;
  urls: FoundUrl[];
  keywords: Figure<string>[];
  check_ids: string[];
}

export interface FoundUrl extends Figure<string> {
  /** Its search clicks, if the entry states them for this page alone. */
  clicks: Figure<number> | null;
}

export type WorkKind = 'recommendation' | 'issue' | 'opportunity';
