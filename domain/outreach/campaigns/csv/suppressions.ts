import type { Suppression } from '../../sending/suppression.js';

/** Columns of an export of suppressed addresses: what a list of another installation can be made of. */
export const SUPPRESSION_COLUMNS = [
  'id',
  'email',
  'reason',
  'source',
  'created_at',
] as const satisfies readonly (keyof Suppression)[];
