import type { Connection } from 'mongoose';
import type { RobotsArtifact } from '../../domain/seo/artifacts/robots.js';
import { knownRobotsModel } from './known-robots-model.js';

/** RFC 9309 2.4: no copy older than a day is used. */
const KEPT_MS = 86_400_000;
/** One that could not be read may be there again soon. */
const FAILURE_KEPT_MS = 3_600_000;
const MOST_CHARS = 100_000;

interface KnownRobots {
  _id: string;
  robots: RobotsArtifact;
  expires_at: Date;
}

/** robots.txt files as they were read within the last day, for all workers. */
export function createKnownRobotsRepository(connection: Connection) {
  const collection = connection.collection<KnownRobots>(knownRobotsModel(connection).collection.name);

  async function find(origin: string, now: Date): Promise<RobotsArtifact | null> {
    const found = await collection.findOne({ _id: origin });
    return found && found.expires_at > now ? found.robots : null;
  }

  /** Very long ones are read each time. */
  async function put(origin: string, robots: RobotsArtifact, now: Date): Promise<void> {
    if (robots.text.length > MOST_CHARS) return;
    const keptMs = robots.state === 'unreachable' ? FAILURE_KEPT_MS : KEPT_MS;
    const expires_at = new Date(now.getTime() + keptMs);
    await collection.updateOne({ _id: origin }, { $set: { robots, expires_at } }, { upsert: true });
  }

  return { find, put };
}

export type KnownRobotsRepository = ReturnType<typeof createKnownRobotsRepository>;
