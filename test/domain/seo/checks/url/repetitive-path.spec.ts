import { expect } from 'chai';
import { urlRepetitivePath } from '../../../../../domain/seo/checks/url/repetitive-path.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const page = (path: string, text = path) =>
  pageFrom(htmlPage(`<p>${text}</p>`), { url: `https://site.example${path}` });
const judge = (...pages: ReturnType<typeof page>[]) => urlRepetitivePath.judge(siteFrom(pages), context());

describe('[U] url/repetitive-path', () => {
  it('fires for /shop/shop/shoes where it shows what /shop/shoes shows', () => {
    const copy = page('/shop/shop/shoes', 'Shoes');
    expect(judge(page('/shop/shoes', 'Shoes'), copy)).to.deep.equal([
      { url: copy.url, observed: '/shop/shop', expected: '/shop' },
    ]);
  });

  it('fires for three in a row, whatever the page shows', () => {
    expect(judge(page('/a/a/a/b')).length).to.equal(1);
  });

  it('leaves pages alone that have a text of their own', () => {
    expect(judge(page('/lora/'), page('/lora/lora/'), page('/shop/shoes/shop'), page('/2011/11/11'))).to.deep.equal([]);
  });
});
