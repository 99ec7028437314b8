import { expect } from 'chai';
import { contentNeedsJavascript } from '../../../../../domain/seo/checks/content/needs-javascript.js';
import { context } from '../../../../support/check-context.js';
import { renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (raw: string, rendered: string, more: Parameters<typeof renderedPage>[0] = {}) =>
  contentNeedsJavascript.judge(siteFrom([], { rendered: [renderedPage({ raw, rendered, ...more })] }), context());
const words = (count: number) => `<main><p>${'word '.repeat(count)}</p></main>`;

describe('[U] content/needs-javascript', () => {
  it('tells how few words the source has', () => {
    expect(judge(words(49), words(100))).to.deep.equal([
      { url, observed: '49 of 100 words in the source', expected: 'the main text in the source', where: 'main text' },
    ]);
  });

  it('accepts half of the words, and a page that is short all the same', () => {
    expect([judge(words(50), words(100)), judge('', words(99))]).to.deep.equal([[], []]);
  });

  it('is silent when the words are there but not marked as the main text', () => {
    const aside = `<aside>${'word '.repeat(80)}</aside>`;
    expect(judge(aside, words(100))).to.deep.equal([]);
  });

  it('says nothing of a document that another one has replaced', () => {
    expect(judge('', words(100), { documents: 2 })).to.deep.equal([]);
  });
});
