import { expect } from 'chai';
import { titleWords } from '../../../../web/app/parts/title-words.js';

describe('[U] a name from the API as a title', () => {
  it('is words that begin with a capital', () => {
    expect(titleWords('quick_audit')).to.equal('Quick audit');
    expect(titleWords('not_interested')).to.equal('Not interested');
    expect(titleWords('')).to.equal('');
  });

  it('writes short forms as people do', () => {
    expect(titleWords('url_structure')).to.equal('URL structure');
    expect(titleWords('seo')).to.equal('SEO');
    expect(titleWords('low_ctr')).to.equal('Low CTR');
    expect(titleWords('curl_result')).to.equal('Curl result');
  });
});
