import { expect } from 'chai';
import { IdIndex } from '../../../../domain/seo/checks/id-index.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = 'https://site.example/page';
const old = 'https://site.example/old';
const ids = new IdIndex(siteFrom([redirectPage(old, url), pageFrom(htmlPage('<i id="a"></i><i id="b%20c"></i>'))]));

describe('[U] IdIndex', () => {
  it('knows which ids a page lacks, also behind a redirect', () => {
    expect([ids.lacks(url, 'a'), ids.lacks(url, 'b c'), ids.lacks(old, 'a')]).to.deep.equal([false, false, false]);
    expect([ids.lacks(url, 'x'), ids.lacks(old, 'x')]).to.deep.equal([true, true]);
  });

  it('says nothing about pages that only refresh elsewhere', () => {
    const stub = pageFrom('<meta http-equiv="refresh" content="0; url=/new">', { url });
    expect(new IdIndex(siteFrom([stub])).lacks(url, 'a')).to.equal(false);
  });

  it('knows a range of lines by its ends', () => {
    const source = pageFrom('<a id="1"></a><a id="2"></a><a id="L1"></a><a id="L9"></a>', { url });
    const lines = new IdIndex(siteFrom([source]));
    const ranges = ['1-2', 'L1-L9', '1-3', 'a-b', '1-2-3'];
    expect(ranges.map((range) => lines.lacks(url, range))).to.deep.equal([false, false, true, true, true]);
  });

  it('says nothing about pages that were not read', () => {
    expect(ids.lacks('https://site.example/unknown', 'a')).to.equal(false);
  });
});
