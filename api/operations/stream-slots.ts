import type { UserId } from '../../domain/workspaces/user-id.js';
import { HttpError } from '../http/http-error.js';

/** A browser opens at most six to one host anyway. */
export const MAX_STREAMS = 6;
const RETRY_S = 5;

export interface StreamSlots {
  /** @returns what gives the place back. @throws HttpError 429 */
  take(userId: UserId): () => void;
}

/** Places for open streams of each user, in this process: streams are held by the process that serves them. */
export function createStreamSlots(): StreamSlots {
  const open = new Map<string, number>();
  return {
    take(userId) {
      const count = open.get(userId) ?? 0;
      if (count >= MAX_STREAMS)
        throw HttpError.tooManyRequests(RETRY_S, `${MAX_STREAMS} event streams of yours are open; close one`);
      open.set(userId, count + 1);
      return () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      };
    },
  };
}
