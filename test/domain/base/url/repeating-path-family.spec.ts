import { expect } from 'chai';
import { repeatingPathFamily } from '../../../../domain/base/url/repeating-path-family.js';

describe('[U] repeatingPathFamily', () => {
  it('is the path up to the first of three equal segments', () => {
    expect(repeatingPathFamily('https://a.example/s/x/x/x/y')).to.equal('https://a.example/s/x/');
    expect(repeatingPathFamily('https://a.example/a/b/a/b/a/b')).to.equal('https://a.example/a/');
  });

  it('is null for two of them, for numbers, and for what is no URL', () => {
    for (const url of ['https://a.example/x/x/y', 'https://a.example/1/1/1', 'https://a.example/', '/x/x/x']) {
      expect(repeatingPathFamily(url), url).to.equal(null);
    }
  });
});
