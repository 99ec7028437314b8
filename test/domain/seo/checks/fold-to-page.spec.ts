import { expect } from 'chai';
import { foldToPage } from '../../../../domain/seo/checks/fold-to-page.js';

const url = 'https://site.example/';

describe('[U] foldToPage', () => {
  it('makes one finding that counts once, with the number of cases before the first three', () => {
    expect(foldToPage(url, ['a', 'b', 'c', 'd'], (text) => text, { where: 'p' })).to.deep.equal([
      { url, observed: '4: a; b; c', where: 'p' },
    ]);
  });

  it('shows a single case as it is, and none as nothing', () => {
    expect(foldToPage(url, ['a'], (text) => text)).to.deep.equal([{ url, observed: 'a' }]);
    expect(foldToPage(url, [], (text) => text)).to.deep.equal([]);
  });
});
