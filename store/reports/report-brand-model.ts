import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    name: { type: String, required: true },
    primary_color: { type: String, required: true },
    accent_color: { type: String, required: true },
    contact_line: { type: String, default: '' },
    logo_type: { type: String, default: null },
    logo_base64: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'report_brands', versionKey: false },
).index({ user_id: 1, created_at: 1, _id: 1 });

export type ReportBrandDocument = InferSchemaType<typeof schema>;

export const reportBrandModel = (connection: Connection) => connection.model('ReportBrand', schema);
