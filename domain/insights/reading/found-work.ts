import type { EffortGuess, TrafficGuess, Weight } from '../ranking/draft.js';
import type { Figure } from './place.js';
import type { FoundIssue } from './read-found-issue.js';

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
  /** The input says that there is nothing to estimate a gain from. Absent where it does not. */
  is_unestimated?: true;
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
