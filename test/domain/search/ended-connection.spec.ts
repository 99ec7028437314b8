import { expect } from 'chai';
import type { Connection } from '../../../domain/search/connection.js';
import { findEndedConnection } from '../../../domain/search/ended-connection.js';

const DATA = { property: 'sc-domain:site.example', collected_at: '2026-06-01T05:00:00.000Z' };
const connection = (changes: Partial<Connection> = {}): Connection => ({
  user_id: 'alice',
  platform: 'searchconsole',
  status: 'connected',
  scopes: [],
  properties: [DATA.property],
  listed_at: '2026-06-01T04:00:00.000Z',
  connected_at: '2026-05-01T00:00:00.000Z',
  last_sync_at: null,
  error: null,
  ...changes,
});
const find = (connections: Connection[], ended?: string) =>
  findEndedConnection('searchconsole', DATA, connections, ended === undefined ? {} : { searchconsole: ended });

describe('[U] findEndedConnection', () => {
  it('has nothing to say while the account may read the property, or its list is not known', () => {
    expect(find([connection()])).to.equal(null);
    expect(find([connection({ status: 'expired' })], '2026-03-01T00:00:00.000Z')).to.equal(null);
    expect(find([connection({ listed_at: null, properties: [] })])).to.equal(null);
    const many = Array.from({ length: 2_000 }, (_, index) => `https://${index}.example/`);
    expect(find([connection({ properties: many })])).to.equal(null);
  });

  it('names the day on which the connection ended', () => {
    expect(find([], '2026-06-03T10:00:00.000Z')).to.deep.equal({
      ended_at: '2026-06-03T10:00:00.000Z',
      note: 'read through a connection that ended on 3 Jun 2026',
    });
    expect(find([connection({ platform: 'analytics' })])).to.deep.equal({
      ended_at: null,
      note: 'read through a connection that has ended',
    });
  });

  it('knows another account that lacks the property', () => {
    const other = connection({ properties: ['https://other.example/'], connected_at: '2026-06-04T00:00:00.000Z' });
    expect(find([other], '2026-06-03T10:00:00.000Z')).to.deep.equal({
      ended_at: '2026-06-03T10:00:00.000Z',
      note: 'read through a connection that ended on 3 Jun 2026; the account that is connected now cannot read it',
    });
    // Replaced without being disconnected; an end before the data were read was another one.
    for (const end of [undefined, '2026-01-01T00:00:00.000Z'])
      expect(find([other], end)?.note).to.contain('ended on 4 Jun 2026');
  });

  it('knows an account that has lost the property', () => {
    expect(find([connection({ properties: [] })])?.note).to.equal('the connected account can no longer read it');
  });
});
