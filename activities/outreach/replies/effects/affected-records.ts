import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

/** Workflows that should read their records again, because a reply has changed them. */
export interface AffectedRecords {
  follow_ups: { user_id: OwnerId; follow_up_id: string }[];
  senders: { user_id: OwnerId; sender_id: string }[];
}

export function nothingAffected(): AffectedRecords {
  return { follow_ups: [], senders: [] };
}

export function joinAffected(all: readonly AffectedRecords[]): AffectedRecords {
  return {
    follow_ups: withoutRepeats(all.flatMap(({ follow_ups }) => follow_ups)),
    senders: withoutRepeats(all.flatMap(({ senders }) => senders)),
  };
}

function withoutRepeats<Item extends object>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
