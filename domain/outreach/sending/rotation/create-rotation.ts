/** A mailbox that shares a queue with others. */
export interface RotatedMailbox {
  id: string;
  daily_limit: number;
  /** How many mails it can send on the day, 0 for today: what is left of it then. */
  capacityOn(day: number): number;
  /** Mails that are sent from it before these. */
  waiting: number;
}

/** Longer than any window stays closed. */
const CLOSED_DAYS = 21;

interface Turn {
  mailbox: RotatedMailbox;
  left: number;
  waiting: number;
}

/**
 * Returns the mailbox of each next mail: that with the most room left of its daily limit, ties by id, day after day as
 * their caps, windows and warm-up will have it. So shares follow what each can send, and equal mailboxes take turns.
 * @param mailboxes one at least
 */
export function createRotation(mailboxes: readonly RotatedMailbox[]): () => string {
  let day = 0;
  const turns: Turn[] = mailboxes
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((mailbox) => ({ mailbox, left: 0, waiting: mailbox.waiting }));
  for (const turn of turns) open(turn, day);
  return () => {
    for (let closed = 0; turns.every(({ left }) => left <= 0) && closed < CLOSED_DAYS; closed++) {
      day += 1;
      for (const turn of turns) open(turn, day);
    }
    const next = turns.reduce((best, turn) => (roomOf(turn) > roomOf(best) ? turn : best));
    next.left -= 1;
    return next.mailbox.id;
  };
}

/** The day's room, after what waits already; where no day has any, those that were given one wait for the others. */
function open(turn: Turn, day: number): void {
  const room = Math.max(0, turn.mailbox.capacityOn(day));
  const earlier = Math.min(turn.waiting, room);
  turn.waiting -= earlier;
  turn.left = Math.min(0, turn.left) + room - earlier;
}

function roomOf({ left, mailbox }: Turn): number {
  return left / Math.max(1, mailbox.daily_limit);
}
