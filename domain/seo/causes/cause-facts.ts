/** In the order in which causes work: causes of an earlier level make findings of later levels appear. */
export type CauseLevel = 'index' | 'canonical' | 'hreflang' | 'sitemap' | 'links' | 'content' | 'speed';

/** Pages that one template is likely to make, and the line of it that has to change. */
export interface FixTemplate {
  /** "/blog/*"; "/*" for pages at the root or all over the site. */
  pattern: string;
  /** Pages it makes that need the change. */
  pages: number;
  /** The line as it is now, as far as it is known. */
  line: string | null;
  /** The line as it should be. */
  change: string | null;
}

export interface Symptom {
  check_id: string;
  title: string;
  /** Occurrences that go away with the cause. */
  findings: number;
}

/** Checks of Lighthouse runs, and the measured pages of a cause: a run there that fails shows its work. */
export interface LabSymptoms {
  check_ids: readonly string[];
  pages: readonly string[];
}
