/** What the extractions of an audit read from one page. */
export interface PageExtraction {
  /** The document after its scripts have run, or the HTML as the server sent it. */
  read_from: 'source' | 'rendered';
  /** In the order of the request. Extractions that were not reached when it was stopped are absent. */
  columns: ExtractedColumn[];
  /** Why it ended before all was read: it took too long, or the page has too many elements. Absent otherwise. */
  stopped?: 'out_of_time' | 'too_large';
}

export interface ExtractedColumn {
  name: string;
  /** At most 10, of 500 characters each; 4,000 characters on a page in all. */
  values: string[];
  /** Elements or matches, at most 10,000. */
  matches: number;
  /** Values or parts of them were left out by these bounds; the rule was judged by all of them. */
  cut?: true;
  /** Why the page fails the rule of the extraction. Absent when it passes or there is no rule. */
  failure?: RuleFailure;
}

/** Why a page fails the rule of an extraction. */
export interface RuleFailure {
  observed: string;
  expected: string;
}

export const EXTRACTION_BOUNDS = { values: 10, value_chars: 500, page_chars: 4_000, matches: 10_000 } as const;
