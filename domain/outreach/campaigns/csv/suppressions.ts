import type { Suppression } from '../../sending/suppression.js';

/** Columns of an export of suppressed addresses: enough to import them in another installation. */
export const SUPPRESSION_COLUMNS = [
  'id',
  'email',
  'reason',
  'source',
  'created_at',
] as const satisfies readonly (keyof Suppression)[];
