import { type Connection, Schema } from 'mongoose';

/** Which process may change stored records, and until when. One record. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    /** Grows with each process that gets the lease. */
    fence: { type: Number, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'migration_leases', versionKey: false },
);

export const migrationLeaseModel = (connection: Connection) => connection.model('MigrationLease', schema);
