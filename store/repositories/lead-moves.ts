import type { Connection } from 'mongoose';
import type { Lead } from '../../domain/outreach/lead.js';
import type { LeadMover, LeadStatus } from '../../domain/outreach/lead-status.js';
import { leadModel } from '../models/lead-model.js';
import { objectId } from '../object-id.js';

export interface LeadReaders {
  find(userId: string, campaignId: string, id: string): Promise<Lead | null>;
  findMany(userId: string, campaignId: string, ids: readonly string[]): Promise<Lead[]>;
}

/** Changes of a lead's status, each noted in its history. */
export function createLeadMoves(connection: Connection, { find, findMany }: LeadReaders) {
  const leads = leadModel(connection);

  /** Sets any status, and notes it in the history unless it is the one it has. */
  async function setStatus(
    userId: string,
    campaignId: string,
    id: string,
    to: LeadStatus,
    by: LeadMover,
    now: Date,
  ): Promise<Lead | null> {
    for (;;) {
      const lead = await find(userId, campaignId, id);
      if (!lead || lead.status === to) return lead;
      if (await moveStatus(userId, id, [lead.status], to, by, now)) return find(userId, campaignId, id);
    }
  }

  /** Moves the lead if it is in one of the states, else leaves it. @returns whether it was moved */
  async function moveStatus(
    userId: string,
    id: string,
    from: readonly LeadStatus[],
    to: LeadStatus,
    by: LeadMover,
    now: Date,
  ): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    // One by one: the history names the state that was left.
    for (const status of from) {
      const contacted = to === 'contacted' ? { contacted_at: now } : {};
      const { modifiedCount } = await leads.updateOne(
        { _id, user_id: userId, status },
        {
          $set: { status: to, updated_at: now, ...contacted },
          $push: { status_history: { from: status, to, at: now, by } },
        },
      );
      if (modifiedCount > 0) return true;
    }
    return false;
  }

  async function setStatusMany(
    userId: string,
    campaignId: string,
    ids: readonly string[],
    to: LeadStatus,
    now: Date,
  ): Promise<{ updated: number; failed: string[] }> {
    const wanted = [...new Set(ids)];
    const found = new Map((await findMany(userId, campaignId, wanted)).map((lead) => [lead.id, lead]));
    const failed = wanted.filter((id) => !found.has(id));
    const moved = await Promise.all(
      [...found.values()].map(({ id }) => setStatus(userId, campaignId, id, to, 'user', now)),
    );
    const gone = [...found.keys()].filter((_, index) => moved[index] === null);
    return { updated: moved.length - gone.length, failed: [...failed, ...gone] };
  }

  return { setStatus, moveStatus, setStatusMany };
}
