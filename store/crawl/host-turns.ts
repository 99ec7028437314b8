import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../base/connect.js';
import { hostTurnModel } from './host-turn-model.js';

/** A host that was not visited for so long is as good as one that never was. */
const KEPT_MS = 86_400_000;

interface HostTurn {
  _id: string;
  next_at: Date;
  expires_at: Date;
}

export interface HostTurnRequest {
  now: Date;
  /** Between two visits. */
  spacing_ms: number;
  /** The longest wait that is worth it. */
  most_wait_ms: number;
}

/** Turns at hosts, shared by all workers: no two visits of one host begin within its spacing. */
export function createHostTurnsRepository(connection: Connection) {
  const collection = connection.collection<HostTurn>(hostTurnModel(connection).collection.name);

  /** @returns when the caller may visit the host; null when that would take too long, and no turn is taken */
  async function reserve(host: string, { now, spacing_ms, most_wait_ms }: HostTurnRequest): Promise<Date | null> {
    for (;;) {
      const found = await collection.findOne({ _id: host });
      const at = new Date(Math.max(now.getTime(), found?.next_at.getTime() ?? 0));
      if (at.getTime() - now.getTime() > most_wait_ms) return null;
      const next_at = new Date(at.getTime() + spacing_ms);
      const turn = { next_at, expires_at: new Date(next_at.getTime() + KEPT_MS) };
      if (found === null) {
        if (await insert({ _id: host, ...turn })) return at;
      } else if ((await collection.updateOne({ _id: host, next_at: found.next_at }, { $set: turn })).matchedCount > 0)
        return at;
    }
  }

  async function insert(turn: HostTurn): Promise<boolean> {
    try {
      await collection.insertOne(turn);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  return { reserve };
}

export type HostTurnsRepository = ReturnType<typeof createHostTurnsRepository>;
