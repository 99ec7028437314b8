import { expect } from 'chai';
import { showChange } from '../../../../domain/seo/checks/show-change.js';

const url = 'https://site.example/';

describe('[U] showChange', () => {
  it('shows both sides, a missing one as none', () => {
    expect(showChange(url, { raw: '', rendered: 'B' }, 'title')).to.deep.equal({
      url,
      observed: 'source: none; rendered: "B"',
      expected: 'the same in both',
      where: 'title',
    });
  });

  it('keeps room for both', () => {
    const { observed } = showChange(url, { raw: 'a'.repeat(500), rendered: 'b'.repeat(500) }, 'title');
    expect(observed.length).to.be.at.most(300);
    expect(observed).to.contain('b');
  });
});
