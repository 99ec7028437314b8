import { type Connection, Schema } from 'mongoose';

/** When a host may be visited next, by all workers together. Names no owner. */
const schema = new Schema(
  {
    /** The host. */
    _id: { type: String, required: true },
    next_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'host_turns', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const hostTurnModel = (connection: Connection) => connection.model('HostTurn', schema);
