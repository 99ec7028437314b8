import type { Reply } from '../replies/reply.js';

/** Written by programs about mail, whose address reads nothing. */
const REPORTS: ReadonlySet<Reply['classification']> = new Set(['bounce_hard', 'bounce_soft', 'complaint']);

/** Whether a message has a writer who could be answered. */
export function canAnswer({ from_email, classification }: Pick<Reply, 'from_email' | 'classification'>): boolean {
  return from_email !== '' && !REPORTS.has(classification);
}
