import type { OwnChecks } from './own-checks.js';

/** Own checks that a user has saved under a name, to be used in audits. */
export interface CheckSet extends OwnChecks {
  name: string;
}

export interface StoredCheckSet extends CheckSet {
  id: string;
  created_at: string;
  updated_at: string;
}

/** Sets of a user. */
export const MAX_CHECK_SETS = 50;
