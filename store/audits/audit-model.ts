import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** The line of an audit in lists and histories; the whole result is an artifact. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    audit_type: { type: String, required: true, enum: ['complete', 'quick'], immutable: true },
    website_url: { type: String, required: true },
    site: { type: String, required: true },
    status: { type: String, required: true, enum: ['completed', 'partial'] },
    overall_score: { type: Number, default: null },
    overall_status: { type: String, enum: ['excellent', 'good', 'fair', 'needs_improvement'], default: null },
    score_coverage: { type: Number, required: true },
    component_scores: { type: Schema.Types.Mixed, required: true },
    issue_counts: { type: Schema.Types.Mixed, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'audits', versionKey: false, minimize: false },
)
  .index({ user_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, site: 1, created_at: -1, _id: -1 });

export type AuditDocument = InferSchemaType<typeof schema>;

export const auditModel = (connection: Connection) => connection.model('Audit', schema);
