import { expect } from 'chai';
import { describeWays } from '../../../domain/ownership/describe-ways.js';

describe('[U] describeWays', () => {
  it('gives the exact text for each way', () => {
    const ways = describeWays({ site: 'site.example:8443', origin: 'https://www.site.example:8443' }, 'abc');
    expect(ways.dns).to.deep.equal({
      type: 'TXT',
      name: 'www.site.example',
      label_name: '_linkwright.www.site.example',
      value: 'linkwright-verification=abc',
    });
    expect(ways.file).to.deep.equal({
      url: 'https://www.site.example:8443/.well-known/linkwright-verification.txt',
      content: 'linkwright-verification=abc',
    });
    expect(ways.meta).to.deep.equal({
      url: 'https://www.site.example:8443/',
      tag: '<meta name="linkwright-verification" content="abc">',
    });
    expect(ways.search_console.text).to.contain('site.example:8443');
  });
});
