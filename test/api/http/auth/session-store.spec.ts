import { expect } from 'chai';
import { Cookie, type SessionData } from 'express-session';
import { SessionStore } from '../../../../api/http/auth/session-store.js';
import type { SessionsRepository } from '../../../../store/accounts/sessions.js';

const DAY = 86_400_000;

describe('[U] SessionStore', () => {
  const calls: unknown[][] = [];
  let stored: { data: string; created_at: Date } | null = null;
  const sessions: SessionsRepository = {
    find: async (id) => {
      calls.push(['find', id]);
      return stored;
    },
    insert: async (id, data, createdAt, expiresAt) => {
      calls.push(['insert', id, expiresAt]);
      stored = { data, created_at: createdAt };
      return true;
    },
    update: async (id, _data, expiresAt) => void calls.push(['update', id, expiresAt]),
    touch: async (id, expiresAt) => void calls.push(['touch', id, expiresAt]),
    remove: async (id) => void calls.push(['remove', id]),
  };
  const store = new SessionStore(sessions);
  const done = (call: (callback: (failure?: unknown) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => call((failure) => (failure ? reject(failure) : resolve())));

  function sessionUntil(expires: Date, createdAt?: number): SessionData {
    const cookie = new Cookie();
    cookie.expires = expires;
    return createdAt === undefined ? { cookie } : { cookie, createdAt };
  }

  beforeEach(() => {
    calls.length = 0;
    stored = null;
  });

  it('never hands the cookie value to the store', async () => {
    const session = sessionUntil(new Date(Date.now() + 1000));
    await done((callback) => store.set('sid', session, callback));
    await done((callback) => store.touch('sid', session, callback));
    await done((callback) => store.get('sid', callback));
    await done((callback) => store.destroy('sid', callback));
    const ids = calls.map(([, id]) => String(id));
    expect(new Set(ids).size).to.equal(1);
    expect(ids[0]).to.match(/^[0-9a-f]{64}$/);
  });

  it('inserts once and updates from then on, also after a round trip', async () => {
    const session = sessionUntil(new Date(Date.now() + 1000));
    await done((callback) => store.set('sid', session, callback));
    await done((callback) => store.set('sid', session, callback));
    const read = await new Promise<SessionData | null | undefined>((resolve) =>
      store.get('sid', (_failure, found) => resolve(found)),
    );
    if (!read) throw new Error('not found');
    read.cookie = session.cookie;
    await done((callback) => store.set('sid', read, callback));
    expect(calls.map(([name]) => name)).to.deep.equal(['insert', 'update', 'find', 'update']);
  });

  it('ends a session a week after it began, however busy', async () => {
    const createdAt = Date.now() - 6.9 * DAY;
    await done((callback) => store.touch('sid', sessionUntil(new Date(Date.now() + DAY), createdAt), callback));
    expect(calls[0]?.[2]).to.deep.equal(new Date(createdAt + 7 * DAY));
    const near = new Date(Date.now() + 1000);
    await done((callback) => store.touch('sid', sessionUntil(near, createdAt), callback));
    expect(calls[1]?.[2]).to.deep.equal(near);
  });
});
