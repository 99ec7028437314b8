import type { BrowserJar } from './browser/browser-jar.js';

export interface SessionAnswer {
  authenticated: boolean;
  user: object | null;
  csrf_token: string | null;
}

/** What GET /auth/session says to this browser. */
export async function readSession(jar: BrowserJar, url: string): Promise<SessionAnswer> {
  const answer = await jar.fetch(`${url}/auth/session`);
  return JSON.parse(await answer.text());
}
