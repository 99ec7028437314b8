import { expect } from 'chai';
import { IdIndex } from '../../../../domain/seo/checks/id-index.js';
import { htmlPage } from '../../../support/html-page.js';
import { pageFrom } from '../../../support/pages.js';
import { redirectPage } from '../../../support/redirect-page.js';
import { siteFrom } from '../../../support/site.js';

const url = 'https://site.example/page';
const old = 'https://site.example/old';
const ids = new IdIndex(siteFrom([redirectPage(old, url), pageFrom(htmlPage('<i id="a"></i><i id="b%20c"></i>'))]));

describe('[U] IdIndex', () => {
  it('knows which ids a page lacks, also behind a redirect', () => {
    expect([ids.lacks(url, 'a'), ids.lacks(url, 'b c'), ids.lacks(old, 'a')]).to.deep.equal([false, false, false]);
    expect([ids.lacks(url, 'x'), ids.lacks(old, 'x')]).to.deep.equal([true, true]);
  });

  it('says nothing about pages that were not read', () => {
    expect(ids.lacks('https://site.example/unknown', 'a')).to.equal(false);
  });
});
