import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** Extractions and filters as the contract has them: see OwnChecks. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    name: { type: String, required: true },
    extractions: { type: Schema.Types.Mixed, required: true },
    page_filters: { type: Schema.Types.Mixed, required: true },
    created_at: { type: Date, required: true, immutable: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'check_sets', versionKey: false },
).index({ user_id: 1, created_at: 1, _id: 1 });

export type CheckSetDocument = InferSchemaType<typeof schema>;

export const checkSetModel = (connection: Connection) => connection.model('CheckSet', schema);
