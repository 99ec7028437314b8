import { expect } from 'chai';
import { allowRevalidation } from '../../../../api/http/requests/allow-revalidation.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] allowRevalidation', () => {
  it('lets one reader keep an answer, and answers 304 as long as it is the same', async () => {
    let count = 1;
    const app = await startSmallApp([
      (_req, res) => {
        allowRevalidation(res);
        res.json({ count });
      },
    ]);
    const ask = (headers: Record<string, string> = {}) => app.call('GET', '/', { headers });
    const { headers } = await ask();
    expect(headers).to.include({ 'cache-control': 'private, no-cache', vary: 'Authorization, Cookie, Workspace-Id' });
    const known = { 'if-none-match': headers['etag'] ?? '' };
    expect((await ask(known)).status).to.equal(304);
    expect((await ask({ 'if-none-match': '"another"' })).status).to.equal(200);
    count = 2;
    expect((await ask(known)).status).to.equal(200);
    await app.close();
  });
});
