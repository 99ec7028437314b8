import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    /** `<group>:<number>:<user>`. Unique, as no other index need be. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    operation_id: { type: String, required: true, immutable: true },
    taken_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'operation_places', versionKey: false },
)
  .index({ operation_id: 1 })
  .index({ user_id: 1 });

export type OperationPlaceDocument = InferSchemaType<typeof schema>;

export const operationPlaceModel = (connection: Connection) => connection.model('OperationPlace', schema);
