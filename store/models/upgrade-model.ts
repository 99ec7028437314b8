import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** Upgrades of stored records that have been made, by their names. */
const schema = new Schema(
  { _id: { type: String, required: true }, done_at: { type: Date, required: true } },
  { collection: 'upgrades', versionKey: false },
);

export type UpgradeDocument = InferSchemaType<typeof schema>;

export const upgradeModel = (connection: Connection) => connection.model('Upgrade', schema);
