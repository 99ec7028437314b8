import { expect } from 'chai';
import { connectionEvent } from '../../../domain/webhooks/connection-events.js';
import { connectedAs } from '../../support/search-analysis-deps.js';

const AT = '2026-06-03T10:00:00.000Z';
const CONNECTION = connectedAs('alice', {
  status: 'expired',
  connected_at: '2026-05-01T00:00:00.000Z',
  error: 'Connect again',
});

describe('[U] events of connections', () => {
  it('say which platform can be read no longer, once for each consent', () => {
    expect(connectionEvent(CONNECTION, 'expired', AT)).to.deep.equal({
      user_id: 'alice',
      key: 'connection.expired:searchconsole:2026-05-01T00:00:00.000Z',
      type: 'connection.expired',
      at: AT,
      data: {
        platform: 'searchconsole',
        name: 'Google Search Console',
        connected_at: '2026-05-01T00:00:00.000Z',
        error: 'Connect again',
      },
    });
  });

  it('say that it could not be read, once a day', () => {
    expect(connectionEvent(CONNECTION, 'error', AT)).to.include({
      type: 'connection.error',
      key: 'connection.error:searchconsole:2026-06-03',
    });
  });
});
