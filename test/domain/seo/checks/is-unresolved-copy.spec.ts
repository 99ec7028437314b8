import { expect } from 'chai';
import { isUnresolvedCopy } from '../../../../domain/seo/checks/is-unresolved-copy.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (path: string, text: string, canonical = '') => {
  const head = canonical === '' ? '' : `<link rel="canonical" href="${canonical}">`;
  return summarizePage(pageFrom(htmlPage(`<p>${text}</p>`, head), { url: `https://site.example${path}` }));
};

describe('[U] isUnresolvedCopy', () => {
  it('holds for one text at two addresses', () => {
    expect(isUnresolvedCopy(page('/a', 'One'), page('/b', 'One'))).to.equal(true);
    expect(isUnresolvedCopy(page('/a', 'One', '/a'), page('/b', 'One', '/b'))).to.equal(true);
  });

  it('does not hold when a canonical chooses, or the texts differ', () => {
    expect(isUnresolvedCopy(page('/a', 'One', '/b'), page('/b', 'One'))).to.equal(false);
    expect(isUnresolvedCopy(page('/a', 'One'), page('/b', 'One', '/a'))).to.equal(false);
    expect(isUnresolvedCopy(page('/a', 'One'), page('/b', 'Two'))).to.equal(false);
  });
});
