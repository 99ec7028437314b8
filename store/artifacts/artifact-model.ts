import { type Connection, Schema } from 'mongoose';

/** Head of a stored JSON value; its gzip bytes are in artifact chunks under `version`. */
const headSchema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    key: { type: String, required: true, immutable: true },
    version: { type: String, required: true },
    chunks: { type: Number, required: true },
    bytes: { type: Number, required: true },
    /** Small values ride in the head: one read instead of two. */
    inline: { type: Buffer, default: null },
    created_at: { type: Date, required: true },
  },
  { collection: 'artifacts', versionKey: false },
).index({ user_id: 1, key: 1 }, { unique: true });

const chunkSchema = new Schema(
  {
    version: { type: String, required: true, immutable: true },
    part: { type: Number, required: true, immutable: true },
    data: { type: Buffer, required: true },
  },
  { collection: 'artifact_chunks', versionKey: false },
).index({ version: 1, part: 1 }, { unique: true });

export const artifactModel = (connection: Connection) => connection.model('Artifact', headSchema);
export const artifactChunkModel = (connection: Connection) => connection.model('ArtifactChunk', chunkSchema);
