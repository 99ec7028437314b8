import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    name: { type: String, required: true },
    subject: { type: String, required: true },
    body: { type: String, required: true },
    category: { type: String, default: null },
    placeholders: { type: [String], required: true },
    created_at: { type: Date, required: true, immutable: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'email_templates', versionKey: false },
).index({ user_id: 1, created_at: -1, _id: -1 });

export type EmailTemplateDocument = InferSchemaType<typeof schema>;

export const emailTemplateModel = (connection: Connection) => connection.model('EmailTemplate', schema);
