import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** A named set of filters of the list of issues: see IssueViewFilters. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    name: { type: String, required: true, immutable: true },
    filters: { type: Schema.Types.Mixed, required: true },
    created_by: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'issue_views', versionKey: false, minimize: false },
).index({ user_id: 1, name: 1 }, { unique: true });

export type IssueViewDocument = InferSchemaType<typeof schema>;

export const issueViewModel = (connection: Connection) => connection.model('IssueView', schema);
