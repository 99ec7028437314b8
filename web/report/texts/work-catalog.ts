import type { WorkText } from './report-texts.js';

/** The texts of checks and recommendations in a language other than English, which the audit itself is written in. */
export interface WorkCatalog {
  /** By check id. */
  checks: Readonly<Record<string, WorkText>>;
  /** Titles of work that fixes several checks at once, by the name of the family. */
  families: Readonly<Record<string, string>>;
  /** By the name behind `improvement/`. */
  improvements: Readonly<Record<string, WorkText>>;
  /** Why a check matters, by its id. */
  whys: Readonly<Record<string, string>>;
  /** Custom checks, by their English title; null for any other title. */
  describeOwnCheck: (title: string) => (WorkText & { why: string }) | null;
}
