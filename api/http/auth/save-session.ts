import type { Request } from 'express';

/**
 * Resolves when the session is stored. Needed before a redirect: express-session saves it after the headers have left, and a
 * browser that follows them at once would find the old one.
 */
export function saveSession({ session }: Pick<Request, 'session'>): Promise<void> {
  return new Promise((resolve, reject) => {
    session.save((failure?: unknown) => (failure ? reject(failure) : resolve()));
  });
}
