import { expect } from 'chai';
import { indexableWords, missingText } from '../../../../domain/seo/site/missing-text.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const body = (words: number) => htmlPage(`<main><p>${'word '.repeat(words)}</p></main>`);
const page = (path: string, words: number) => pageFrom(body(words), { url: `https://site.example${path}` });

describe('[U] missing text', () => {
  it('is the share of the words that pages lack', () => {
    expect(missingText([200, 300], 200)).to.equal(0);
    expect(missingText([0, 0], 200)).to.equal(1);
    expect(missingText([100, 150], 200)).to.be.closeTo(0.375, 1e-9);
    expect([missingText([], 200), missingText([5], 0)]).to.deep.equal([0, 0]);
  });

  it('counts words of pages that can be indexed', () => {
    const gone = pageFrom('', { url: 'https://site.example/gone', status: 404 });
    expect(indexableWords(siteFrom([page('/a', 30), gone, page('/b', 50)]))).to.deep.equal([30, 50]);
  });

  it('reads what scripts bring, and takes other pages to be like the sample where most of it gains', () => {
    const rendered = [renderedPage({ url: 'https://site.example/a', raw: body(2), rendered: body(300) })];
    expect(indexableWords(siteFrom([page('/a', 2), page('/b', 2)], { rendered }))).to.deep.equal([300, 300]);
    const mixed = [
      ...rendered,
      renderedPage({ url: 'https://site.example/b', raw: body(2) }),
      renderedPage({ url: 'https://site.example/c', raw: body(2) }),
    ];
    expect(
      indexableWords(siteFrom([page('/a', 2), page('/b', 2), page('/d', 2)], { rendered: mixed })).slice(0, 1),
    ).to.deep.equal([300]);
    expect(indexableWords(siteFrom([page('/d', 2)], { rendered: mixed }))).to.deep.equal([2]);
  });
});
