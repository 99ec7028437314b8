import { expect } from 'chai';
import { h2Missing } from '../../../../../domain/seo/checks/h2/missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/pages.js';

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
});
