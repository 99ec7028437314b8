import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { VARIANT_KEYS } from '../../../../domain/outreach/sending/variants/variant.js';

const variant = new Schema(
  {
    key: { type: String, required: true, enum: VARIANT_KEYS },
    subject: { type: String, required: true },
    body: { type: String, required: true },
    share: { type: Number, required: true },
    planned: { type: Number, required: true },
  },
  { _id: false },
);

/** Versions of the first email of a queue; the id is that of its operation. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    variants: { type: [variant], required: true },
    /** VariantChoice (domain/outreach/sending/variants/variant-test.ts). */
    chosen: { type: Schema.Types.Mixed, default: null },
    created_by: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'variant_tests', versionKey: false },
).index({ user_id: 1, campaign_id: 1, created_at: -1, _id: -1 });

export type VariantTestDocument = InferSchemaType<typeof schema>;

export const variantTestModel = (connection: Connection) => connection.model('VariantTest', schema);
