import { suppressionKeys } from './0001-suppression-keys.js';
import type { Migration } from './migration.js';

/** In the order in which they run. One that was released is never changed, renamed or taken out. */
export const ALL_MIGRATIONS: readonly Migration[] = [suppressionKeys];
