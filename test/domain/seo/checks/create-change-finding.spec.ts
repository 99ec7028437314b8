import { expect } from 'chai';
import { createChangeFinding } from '../../../../domain/seo/checks/create-change-finding.js';

const url = 'https://site.example/';

describe('[U] createChangeFinding', () => {
  it('shows both sides, a missing one as none', () => {
    expect(createChangeFinding(url, { raw: '', rendered: 'B' }, 'title')).to.deep.equal({
      url,
      observed: 'source: none; rendered: "B"',
      expected: 'the same in both',
      where: 'title',
    });
  });

  it('keeps room for both', () => {
    const { observed } = createChangeFinding(url, { raw: 'a'.repeat(500), rendered: 'b'.repeat(500) }, 'title');
    expect(observed.length).to.be.at.most(300);
    expect(observed).to.contain('b');
  });
});
