import type { Connection, Types } from 'mongoose';
import { migrateInSlices } from '../../store/migrations/migrate-in-slices.js';
import type { Migration } from '../../store/migrations/migration.js';

interface OldRecord {
  _id: Types.ObjectId;
  text: string;
}

export const OLD_RECORDS = 'old_records';

/** Gives old records the length of their texts, and says which process did. */
export function measureTexts(by: string): Migration {
  return {
    name: '0001-measure-texts',
    run: (context) =>
      migrateInSlices<OldRecord>(context, {
        collection: OLD_RECORDS,
        old: { length: null },
        fields: ['text'],
        set: ({ text }) => ({ length: text.length, by }),
      }),
  };
}

export async function storeOldRecords(connection: Connection, count: number): Promise<void> {
  const records = Array.from({ length: count }, (_, index) => ({ text: 'x'.repeat(index % 7) }));
  await connection.collection(OLD_RECORDS).insertMany(records);
}

/** How many records each process changed; those that keep the old shape are counted under `none`. */
export async function changedBy(connection: Connection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { text, length, by } of connection.collection(OLD_RECORDS).find({})) {
    if (length !== undefined && length !== text.length) throw new Error(`${text} has length ${length}`);
    const name = by ?? 'none';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
