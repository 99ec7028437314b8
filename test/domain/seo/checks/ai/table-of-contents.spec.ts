import { expect } from 'chai';
import { aiTableOfContents } from '../../../../../domain/seo/checks/ai/table-of-contents.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const long = (links: string) => `<main>${links}<b id="a"></b><b id="b"></b><b id="c"></b>${words(1501)}</main>`;
const judge = (html: string) => aiTableOfContents.judge(pageFrom(html, { url }), context());

describe('[U] ai/table-of-contents', () => {
  it('fires on a long page without links to its sections', () => {
    expect(judge(long(''))).to.deep.equal([
      { url, observed: '1,501 words, 0 links to own sections', expected: 'at least 3 links to sections' },
    ]);
  });

  it('does not count links to sections that do not exist, nor skip links', () => {
    expect(
      judge(long('<a href="#a"></a><a href="#b"></a><a href="#none"></a>')).map(({ observed }) => observed),
    ).to.deep.equal(['1,501 words, 2 links to own sections']);
  });

  it('is satisfied with three', () => {
    expect(judge(long('<a href="#a"></a><a href="#b"></a><a href="#c"></a>'))).to.deep.equal([]);
  });

  it('does not take a long index for a long text', () => {
    expect(judge(`<main><ul>${'<li><a href="/x">alpha beta</a></li>'.repeat(900)}</ul></main>`)).to.deep.equal([]);
  });

  it('is silent up to the limit', () => {
    expect(judge(`<main>${words(1500)}</main>`)).to.deep.equal([]);
  });

  it('counts each section once', () => {
    expect(
      judge(long('<a href="#a"></a><a href="#a"></a><a href="#a"></a>')).map(({ observed }) => observed),
    ).to.deep.equal(['1,501 words, 1 links to own sections']);
  });

  it('asks for no list of one or two sections', () => {
    const divided = (sections: number) => judge(long(`<h1>Wood</h1>${'<h2>Oak</h2>'.repeat(sections)}`)).length;
    expect([1, 2, 3].map(divided)).to.deep.equal([0, 0, 1]);
  });
});
