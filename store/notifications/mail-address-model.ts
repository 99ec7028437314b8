import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** Where a person gets mails of the platform: the address that the identity provider has verified. `_id` is the person. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    /** The person once more, so that the record goes with their account. */
    user_id: { type: String, required: true, immutable: true },
    email: { type: String, required: true },
    noted_at: { type: Date, required: true },
  },
  { collection: 'mail_addresses', versionKey: false },
).index({ user_id: 1 }, { unique: true });

export type MailAddressDocument = InferSchemaType<typeof schema>;

export const mailAddressModel = (connection: Connection) => connection.model('MailAddress', schema);
