import { expect } from 'chai';
import { h2Missing } from '../../../../../domain/seo/checks/h2/missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => h2Missing.judge(pageFrom(html, { url }), context());
const worded = (words: number) => `<body><main><p>${'tree '.repeat(words)}</p></main></body>`;

describe('[U] h2/missing', () => {
  it('fires at 501 words', () => {
    expect(judge(worded(501))).to.deep.equal([
      { url, observed: '501 words and no h2', expected: 'an h2 in a text of over 500 words' },
    ]);
  });

  it('leaves 500 words alone', () => {
    expect(judge(worded(500))).to.deep.equal([]);
  });

  it('leaves a table of 600 words alone', () => {
    expect(judge(`<body><main><table>${'<tr><td>oak<td>ash</tr>'.repeat(300)}</table></main></body>`)).to.deep.equal(
      [],
    );
  });

  it('leaves a long text with h2 alone', () => {
    expect(judge(worded(501).replace('<p>', '<h2>Wood</h2><p>'))).to.deep.equal([]);
  });

  it('leaves a text divided by headings of another rank alone', () => {
    const divided = (level: number) => worded(501).replace('<p>', `<h1>Wood</h1><h${level}>Oak</h${level}><p>`);
    expect([judge(divided(1)), judge(divided(3))]).to.deep.equal([[], []]);
  });

  it('fires where the h1 and headings of the sidebar are all there is', () => {
    expect(judge(`<aside><h3>News</h3></aside>${worded(501).replace('<p>', '<h1>Wood</h1><p>')}`)).to.have.length(1);
  });

  it('leaves an index whose lines are links alone', () => {
    const entry = '<dt><a href="/x">oak</a></dt><dd>The wood of a tree that grows for hundreds of years</dd>';
    expect(judge(`<main><dl>${entry.repeat(60)}</dl></main>`)).to.deep.equal([]);
  });

  it('counts two signs of Chinese as a word', () => {
    const signs = (count: number) => judge(`<main><p>${'木'.repeat(count)}</p></main>`);
    expect(signs(1002).map(({ observed }) => observed)).to.deep.equal(['501 words and no h2']);
    expect(signs(1000)).to.deep.equal([]);
  });
});
