import { expect } from 'chai';
import { presentIntegration, presentPlatform } from '../../../api/search/connection-presenter.js';
import type { Connection } from '../../../domain/search/connection.js';

const CONNECTED: Connection = {
  user_id: 'alice',
  platform: 'analytics',
  status: 'connected',
  scopes: ['read'],
  properties: ['properties/1'],
  property_names: [{ property: 'properties/1', name: 'Our shop' }],
  connected_at: '2026-06-01T08:00:00.000Z',
  listed_at: null,
  last_sync_at: null,
  error: null,
};

describe('[U] connection presenter', () => {
  it('shows a connection without whose it is', () => {
    expect(presentIntegration('analytics', CONNECTED, true)).to.deep.equal({
      platform: 'analytics',
      name: 'Google Analytics',
      can_connect: true,
      status: 'connected',
      scopes: ['read'],
      properties: ['properties/1'],
      property_names: [{ property: 'properties/1', name: 'Our shop' }],
      ends_at: null,
      created_by: null,
      connected_at: '2026-06-01T08:00:00.000Z',
      last_sync_at: null,
      error: null,
      next_step: null,
    });
  });

  const next = (connection: Connection | null, canConnect: boolean) =>
    presentPlatform('analytics', connection, canConnect).next_step;
  it('says what to do next', () => {
    const connect = 'Connect Google Analytics: GET /api/integrations/analytics/connect';
    expect(next(null, true)).to.equal(connect);
    expect(next({ ...CONNECTED, status: 'expired' }, true)).to.equal(connect);
    const ends_at = '2026-06-01T09:00:00.000Z';
    expect(next({ ...CONNECTED, ends_at }, true)).to.equal(
      'Connect Google Analytics again and allow access for longer: it ends on 1 Jun 2026 at 09:00 UTC, since Google Analytics gave nothing to renew it with',
    );
    expect(presentIntegration('analytics', { ...CONNECTED, ends_at }, true).ends_at).to.equal(ends_at);
    expect(next({ ...CONNECTED, status: 'error' }, true)).to.equal(
      'Nothing, if it passes; else connect Google Analytics again',
    );
    expect(next(null, false)).to.match(/^The operator of this installation sets GOOGLE_OAUTH_CLIENT_ID and/);
  });
});
