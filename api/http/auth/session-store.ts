import { createHash } from 'node:crypto';
import { type SessionData, Store } from 'express-session';
import type { SessionsRepository } from '../../../store/accounts/sessions.js';
import { openSession, sealSession } from './session-seal.js';

/** However busy, a session ends after a week (OWASP ASVS 5.0, 7.3.2). */
const ABSOLUTE_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

type Callback = (failure?: unknown) => void;

/** express-session on our repository. The store is handed a hash of the cookie's value, and data that only this value opens. */
export class SessionStore extends Store {
  constructor(private readonly sessions: SessionsRepository) {
    super();
  }

  override get(sid: string, callback: (failure: unknown, session?: SessionData | null) => void): void {
    this.read(sid).then((session) => callback(null, session), callback);
  }

  override set(sid: string, session: SessionData, callback: Callback = () => {}): void {
    this.write(sid, session).then(() => callback(), callback);
  }

  override touch(sid: string, session: SessionData, callback: Callback = () => {}): void {
    this.sessions.touch(hashId(sid), endOf(session)).then(() => callback(), callback);
  }

  override destroy(sid: string, callback: Callback = () => {}): void {
    this.sessions.remove(hashId(sid)).then(() => callback(), callback);
  }

  private async read(sid: string): Promise<SessionData | null> {
    const found = await this.sessions.find(hashId(sid), new Date());
    const data = found && openSession(sid, found.data);
    if (!data) return null;
    const session: SessionData = JSON.parse(data);
    return session;
  }

  /** The first save of a session inserts and later ones only update, so that a late save can't undo a sign-out. */
  private async write(sid: string, session: SessionData): Promise<void> {
    const isNew = session.createdAt === undefined;
    session.createdAt ??= Date.now();
    const [id, data, end] = [hashId(sid), sealSession(sid, JSON.stringify(session)), endOf(session)];
    if (!isNew) await this.sessions.update(id, data, end);
    else if (!(await this.sessions.insert(id, data, new Date(session.createdAt), end)))
      throw new Error('The session id is taken');
  }
}

function endOf(session: SessionData): Date {
  const idleEnd = session.cookie.expires?.getTime() ?? Date.now();
  return new Date(Math.min(idleEnd, (session.createdAt ?? Date.now()) + ABSOLUTE_LIFE_MS));
}

function hashId(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}
