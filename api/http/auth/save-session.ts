import type { Request } from 'express';

/**
 * Resolves when the session is stored. Needed before a redirect: its headers go out before the session is saved by itself, and
 * a browser that follows them at once would find the old one.
 */
export function saveSession({ session }: Pick<Request, 'session'>): Promise<void> {
  return new Promise((resolve, reject) => {
    session.save((failure?: unknown) => (failure ? reject(failure) : resolve()));
  });
}
