import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';

describe('[I] pages of the system and its connections', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('show what is up, and the Temporal UI to owners and admins alone', async () => {
    const { text } = await pages.get('/app/system');
    expect(text)
      .to.match(/bad">down<\/span> Temporal/)
      .and.to.match(/good">up<\/span> MongoDB/);
    expect(text).to.contain('Linkwright 1.2.3');
    expect(text).to.contain('href="http://temporal.test/namespaces/linkwright/workflows"');
    for (const path of ['/app/operations', '/app/webhooks', '/app/tokens']) expect(text).to.contain(`href="${path}"`);
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
