import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** `_id` of a personal workspace is the id of its user. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true, enum: ['personal', 'shared'], immutable: true },
    name: { type: String, required: true },
    /** Kept beside the memberships, so that one conditional update can refuse to take out the last one. */
    owners: { type: [String], required: true },
    created_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'workspaces', versionKey: false },
).index({ owners: 1, kind: 1 });

export type WorkspaceDocument = InferSchemaType<typeof schema>;

export const workspaceModel = (connection: Connection) => connection.model('Workspace', schema);
