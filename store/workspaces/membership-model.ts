import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { ROLES } from '../../domain/workspaces/role.js';

const schema = new Schema(
  {
    workspace_id: { type: String, required: true, immutable: true },
    /** The member, so that memberships go with the account of a person. */
    user_id: { type: String, required: true, immutable: true },
    role: { type: String, required: true, enum: ROLES },
    can_send: { type: Boolean, required: true },
    sites: { type: [String], required: true },
    source: { type: String, required: true, enum: ['manual', 'groups'], default: 'manual' },
    without_groups: { type: Schema.Types.Mixed, default: null },
    created_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'memberships', versionKey: false },
)
  .index({ workspace_id: 1, user_id: 1 }, { unique: true })
  .index({ user_id: 1, workspace_id: 1 });

export type MembershipDocument = InferSchemaType<typeof schema>;

export const membershipModel = (connection: Connection) => connection.model('Membership', schema);
