import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** URL inspections of one property in a day, by everybody: Google counts them together. */
const schema = new Schema(
  {
    /** SHA-256 of property and day, hex. */
    _id: { type: String, required: true },
    used: { type: Number, required: true },
    /** Minutes since 1970, and those of that minute. */
    minute: { type: Number, required: true },
    minute_used: { type: Number, required: true },
    expires_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'inspection_days', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type InspectionDayDocument = InferSchemaType<typeof schema>;

export const inspectionDayModel = (connection: Connection) => connection.model('InspectionDay', schema);
