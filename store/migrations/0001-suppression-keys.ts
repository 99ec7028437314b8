import type { Types } from 'mongoose';
import { suppressionKey } from '../outreach/sending/suppression-spellings.js';
import { migrateInSlices } from './migrate-in-slices.js';
import type { Migration } from './migration.js';

interface OldSuppression {
  _id: Types.ObjectId;
  email: string;
}

/** Gives suppressed addresses that were stored before they had keys theirs: without one, they would not be found. */
export const suppressionKeys: Migration = {
  name: '0001-suppression-keys',
  run: (context) =>
    migrateInSlices<OldSuppression>(context, {
      collection: 'suppressions',
      old: { key: null },
      fields: ['email'],
      set: ({ email }) => ({ key: suppressionKey(email) }),
    }),
};
