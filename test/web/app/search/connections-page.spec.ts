import { expect } from 'chai';
import type { Connection } from '../../../../domain/search/connection.js';
import { ConnectionsPage } from '../../../../web/app/search/connections-page.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const HEALTHY: Connection = {
  user_id: 'alice',
  platform: 'analytics',
  status: 'connected',
  scopes: [],
  properties: ['properties/222', 'sc-domain:shop.example', 'https://www.shop.example/'],
  property_names: [{ property: 'properties/222', name: 'Lumenhaus <GA4>' }],
  listed_at: '2026-06-01T08:00:00.000Z',
  connected_at: '2026-06-01T08:00:00.000Z',
  last_sync_at: '2026-06-01T09:00:00.000Z',
  error: null,
};

const render = (changes: Partial<Connection>) =>
  renderPart(ConnectionsPage, { connections: [{ ...HEALTHY, ...changes }], missing_settings: {} });

describe('[U] page of connections', () => {
  it('names properties as their owners do, and says when they were last read', () => {
    const text = readText(render({}));
    expect(text).to.contain('Lumenhaus <GA4> properties/222');
    expect(text).to.contain('shop.example whole domain').and.to.contain('https://www.shop.example/');
    expect(text).to.contain('Last read on 1 Jun 2026, 09:00 UTC.');
  });

  it('asks nothing of a connection that works', () => {
    const html = render({});
    expect(html)
      .to.contain('Connect another account')
      .and.not.contain('Connect again')
      .and.not.contain('class="banner"');
    expect(html).to.match(/class="quiet" data-api="GET \/api\/integrations\/analytics\/connect"/);
  });

  it('says what to do about one that has ended, fails, or will end', () => {
    expect(readText(render({ status: 'expired', error: 'Google revoked it.' }))).to.contain(
      'Connect again to continue. Google revoked it.',
    );
    expect(readText(render({ status: 'error', error: 'No answer.' }))).to.contain('No answer. Linkwright tries again');
    expect(readText(render({ ends_at: '2026-06-01T10:00:00.000Z' }))).to.contain(
      'Access ends on 1 Jun 2026, 10:00 UTC',
    );
    expect(render({ status: 'expired' })).to.match(/<button type="button" data-api="GET [^"]+analytics\/connect"/);
  });

  it('shows the first of many properties, and how many there are more', () => {
    const properties = Array.from({ length: 12 }, (_, at) => `https://s${at}.example/`);
    expect(readText(render({ properties })))
      .to.contain('2 more properties')
      .and.not.contain('s11.example');
  });
});
