import { expect } from 'chai';
import {
  addPendingLogin,
  claimPendingLogin,
  findPendingLogin,
  PENDING_LIFE_MS,
  type PendingLogin,
} from '../../../../api/http/auth/pending-logins.js';

const login = (state: string, startedAt = 0): PendingLogin => ({
  state,
  nonce: 'n',
  verifier: 'v',
  returnTo: '/',
  startedAt,
});

describe('[U] pending logins', () => {
  it('gives each out once', () => {
    const session = {};
    addPendingLogin(session, login('a'));
    addPendingLogin(session, login('b'));
    expect(findPendingLogin(session, 'a', 1)?.state).to.equal('a');
    expect(claimPendingLogin(session, 'a', 1)?.state).to.equal('a');
    expect(claimPendingLogin(session, 'a', 1)).to.equal(undefined);
    expect(claimPendingLogin(session, 'b', 1)?.state).to.equal('b');
    expect(session).to.deep.equal({ pendingLogins: [] });
  });

  it('forgets after ten minutes', () => {
    const session = {};
    addPendingLogin(session, login('a', 1000));
    expect(findPendingLogin(session, 'a', 1000 + PENDING_LIFE_MS - 1)?.state).to.equal('a');
    expect(findPendingLogin(session, 'a', 1000 + PENDING_LIFE_MS)).to.equal(undefined);
  });

  it('keeps five at most, the newest', () => {
    const session: { pendingLogins?: PendingLogin[] } = {};
    for (const state of 'abcdefg') addPendingLogin(session, login(state));
    expect(session.pendingLogins?.map(({ state }) => state).join('')).to.equal('cdefg');
  });

  it('finds nothing for states of other types', () => {
    const session = {};
    addPendingLogin(session, login('a'));
    for (const state of [undefined, null, ['a'], { a: 'a' }, ''])
      expect(findPendingLogin(session, state, 0)).to.equal(undefined);
  });
});
