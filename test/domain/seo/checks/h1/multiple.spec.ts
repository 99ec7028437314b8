import { expect } from 'chai';
import { h1Multiple } from '../../../../../domain/seo/checks/h1/multiple.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => h1Multiple.judge(pageFrom(`<body>${html}</body>`, { url }), context());

describe('[U] h1/multiple', () => {
  it('fires on two headings and shows both', () => {
    expect(judge('<h1>One</h1><h1>Two</h1>')).to.deep.equal([
      { url, observed: '"One"; "Two"', count: 2, expected: 'one h1', where: 'h1' },
    ]);
  });

  it('does not count headings of articles and sections', () => {
    const page = pageFrom('<body><h1>News</h1><article><h1>One</h1></article></body>', { url });
    const headings = (page.html?.headings ?? []).map((heading, index) => ({ ...heading, in_section: index > 0 }));
    const marked = page.html && { ...page, html: { ...page.html, headings } };
    expect(marked && h1Multiple.judge(marked, context())).to.deep.equal([]);
  });

  it('leaves one heading alone', () => {
    expect(judge('<h1>One</h1><h2>Two</h2>')).to.deep.equal([]);
  });
});
