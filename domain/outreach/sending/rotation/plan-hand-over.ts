import { createRotation, type RotatedMailbox } from './create-rotation.js';

/** An opener that waits. */
export interface WaitingOpener {
  id: string;
  sender_id: string;
  /**
   * fresh: nothing was tried. tried: what was tried has surely not left, so that another mailbox may send it. left: a
   * server may have it, so that it stays with its mailbox.
   */
  state: 'fresh' | 'tried' | 'left';
}

/**
 * Which openers another mailbox sends from now on, by their ids: all of mailboxes that do not send, as far as they may
 * move, and with `level` also the last ones of mailboxes that have more than their share, as when one has joined. Leads
 * that were written to are never among them.
 * @param openers of one queue, in the order in which they are due
 * @param mailboxes those that send
 */
export function planHandOver(
  openers: readonly WaitingOpener[],
  mailboxes: readonly RotatedMailbox[],
  { level }: { level: boolean },
): Map<string, string> {
  if (mailboxes.length === 0) return new Map();
  const have = tally(openers.map(({ sender_id }) => sender_id));
  const next = createRotation(mailboxes);
  const shares = tally(openers.map(next));
  const excess = (id: string) => (have.get(id) ?? 0) - (shares.get(id) ?? 0);
  const isActive = (id: string) => mailboxes.some((mailbox) => mailbox.id === id);
  const orphans = openers.filter(({ sender_id, state }) => !isActive(sender_id) && state !== 'left');
  const surplus = mailboxes.flatMap(({ id }) => {
    const most = level ? Math.max(0, excess(id)) : 0;
    return most === 0
      ? []
      : openers.filter(({ sender_id, state }) => sender_id === id && state === 'fresh').slice(-most);
  });
  const moving = new Set([...orphans, ...surplus]);
  const moves = new Map<string, string>();
  for (const opener of openers) {
    if (!moving.has(opener)) continue;
    const to = mailboxes.reduce((best, each) => (excess(each.id) < excess(best.id) ? each : best)).id;
    if (opener.sender_id === to) continue;
    have.set(to, (have.get(to) ?? 0) + 1);
    have.set(opener.sender_id, (have.get(opener.sender_id) ?? 0) - 1);
    moves.set(opener.id, to);
  }
  return moves;
}

function tally(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
