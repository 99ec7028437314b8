import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { REPLY_CLASSES } from '../../../../domain/outreach/replies/reply.js';

/** What people have said that replies mean. There is no text: what the classifier saw is kept as numbers of features. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    reply_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, default: null },
    lead_id: { type: String, default: null },
    group: { type: String, required: true },
    meant: { type: String, required: true, enum: REPLY_CLASSES },
    given: { type: String, default: null },
    given_by: { type: String, default: null },
    confidence: { type: Number, default: null },
    corrected_at: { type: Date, required: true },
    /** See EVIDENCE_VERSION. */
    version: { type: Number, required: true },
    /** Null: there is nothing to learn. */
    evidence: {
      type: new Schema(
        {
          /** 32-bit integers, and 32-bit floats, little-endian. */
          buckets: { type: Buffer, required: true },
          values: { type: Buffer, required: true },
          language: { type: String, default: null },
          names_opt_out: { type: Boolean, required: true },
          is_by_person: { type: Boolean, required: true },
          is_irony: { type: Boolean, required: true },
          rule: { type: String, default: null },
        },
        { _id: false },
      ),
      default: null,
    },
  },
  { collection: 'reply_corrections', versionKey: false },
)
  .index({ user_id: 1, reply_id: 1 }, { unique: true })
  .index({ user_id: 1, corrected_at: -1, _id: -1 })
  .index({ user_id: 1, campaign_id: 1, lead_id: 1 });

export type ReplyCorrectionDocument = InferSchemaType<typeof schema>;

export const replyCorrectionModel = (connection: Connection) => connection.model('ReplyCorrection', schema);
