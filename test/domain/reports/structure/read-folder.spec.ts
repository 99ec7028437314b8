import { expect } from 'chai';
import { readFolder } from '../../../../domain/reports/structure/read-folder.js';

describe('[U] folder that a person typed', () => {
  it('ends with a slash, without a query, in the form of crawled URLs', () => {
    expect(readFolder('shop.example')).to.equal('https://shop.example/');
    expect(readFolder('HTTPS://Shop.example/Blog?page=2#top')).to.equal('https://shop.example/Blog/');
    expect(readFolder('http://shop.example/a/b/')).to.equal('http://shop.example/a/b/');
    expect(readFolder('ftp://shop.example/')).to.equal(null);
    expect(readFolder('https://')).to.equal(null);
  });
});
