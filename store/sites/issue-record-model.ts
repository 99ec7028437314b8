import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const author = {
  at: { type: Date, required: true },
  by: { type: String, default: null },
  by_name: { type: String, default: null },
} as const;

/** What members decided about an issue of a site: one record a site and check or cause, made with the first decision. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    site_id: { type: String, required: true, immutable: true },
    /** Of the check or cause. */
    issue_id: { type: String, required: true, immutable: true },
    done: { type: new Schema(author, { _id: false }), default: null },
    assignee: { type: String, default: null },
    notes: {
      type: [
        new Schema(
          { ...author, id: { type: String, required: true }, text: { type: String, required: true } },
          { _id: false },
        ),
      ],
      default: [],
    },
    changes: {
      type: [
        new Schema(
          { ...author, action: { type: String, required: true }, assignee: { type: String, default: null } },
          { _id: false },
        ),
      ],
      default: [],
    },
  },
  { collection: 'issue_records', versionKey: false },
).index({ user_id: 1, site_id: 1, issue_id: 1 }, { unique: true });

export type IssueRecordDocument = InferSchemaType<typeof schema>;

export const issueRecordModel = (connection: Connection) => connection.model('IssueRecord', schema);
