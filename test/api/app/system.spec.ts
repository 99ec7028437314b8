import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { newOperation } from '../../support/operations.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] pages of the system and its connections', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('show what is up, what ran last with its workflow, and who is told', async () => {
    const operation = newOperation({ user_id: 'alice', type: 'technical_seo', site: 'lamps.example' });
    await pages.store.operations.insert(operation);
    const input = { url: 'https://hooks.example/in', event_types: [], description: null };
    const webhook = await pages.store.webhooks.insert('alice', input, 'sealed-secret', NOW);
    await pages.store.webhooks.disable('alice', webhook.id, 'The endpoint returned 410 Gone', NOW);
    const { text } = await pages.get('/app/system');
    expect(text)
      .to.match(/bad">down<\/span> temporal/)
      .and.to.match(/good">up<\/span> mongodb/);
    expect(text).to.contain('Linkwright 1.2.3').and.to.contain('The endpoint returned 410 Gone');
    expect(text).to.contain('href="http://temporal.test/namespaces/linkwright/workflows"');
    expect(text).to.contain(encodeURIComponent(operation.workflow_id)).and.not.contain('sealed-secret');
    expect((await pages.get('/app/system', 'bob')).text)
      .to.contain('No operations yet')
      .and.not.contain('hooks.example/in');
  });

  it('show what ran page by page', async () => {
    for (const [at, site] of ['older.example', 'newer.example'].entries()) {
      const created_at = new Date(NOW.getTime() + at * 1_000).toISOString();
      await pages.store.operations.insert(newOperation({ user_id: 'carol', site, created_at }));
    }
    const newest = (await pages.get('/app/system?limit=1', 'carol')).text;
    expect(newest).to.contain('newer.example').and.not.contain('older.example');
    expect((await pages.get(findNext(newest), 'carol')).text)
      .to.contain('older.example')
      .and.not.contain('newer.example');
  });

  it('show every platform, connected or not, and what those need that cannot be', async () => {
    const { text } = await pages.get('/app/connections');
    for (const platform of ['searchconsole', 'analytics']) {
      expect(text).to.contain(`data-api="GET /api/integrations/${platform}/connect"`);
    }
    expect(text).to.not.contain('/api/integrations/altengine/connect');
    expect(text).to.contain('Ask your administrator to set BING_OAUTH_CLIENT_ID and BING_OAUTH_CLIENT_SECRET.');
    expect(text).to.not.contain('GOOGLE_OAUTH_CLIENT_ID');
    expect(text.match(/disconnected/g)).to.have.length(3);
  });
});
