import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';

describe('[I] page of numbers and times', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('writes itself as the browser asks, and as the cookie says', async () => {
    const jar = await pages.signIn('alice');
    const read = async (headers: Record<string, string>) => {
      const response = await fetch(`${pages.api.url}/app/display`, { headers });
      return { status: response.status, text: await response.text() };
    };
    const cookie = jar.header(pages.api.url);
    const german = await read({ cookie, 'accept-language': 'de-DE,de;q=0.9' });
    expect(german.status).to.equal(200);
    expect(german.text).to.contain('1.234.567,8').and.contain('<meta name="display-zone" content="UTC"');
    const chosen = `${cookie}; linkwright_display=Asia/Tokyo~en`;
    const { text } = await read({ cookie: chosen, 'accept-language': 'de-DE' });
    expect(text).to.contain('Now: 1,234,567.8').and.contain('(Asia/Tokyo)');
  });
});
