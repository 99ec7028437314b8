import { type Connection, Schema } from 'mongoose';

/** The robots.txt of an origin as it was read last, for visits that are hours apart. Names no owner. */
const schema = new Schema(
  {
    /** The origin. */
    _id: { type: String, required: true },
    /** A RobotsArtifact (domain/seo/artifacts/robots.ts). */
    robots: { type: Schema.Types.Mixed, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'known_robots', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const knownRobotsModel = (connection: Connection) => connection.model('KnownRobots', schema);
