import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** What a user decided about the checks of one site. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    site: { type: String, required: true, immutable: true },
    thresholds: { type: Schema.Types.Mixed, required: true },
    severities: { type: Schema.Types.Mixed, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'check_settings', versionKey: false, minimize: false },
).index({ user_id: 1, site: 1 }, { unique: true });

export type CheckSettingsDocument = InferSchemaType<typeof schema>;

export const checkSettingsModel = (connection: Connection) => connection.model('CheckSettings', schema);
