import { expect } from 'chai';
import { h1Multiple } from '../../../../../domain/seo/checks/h1/multiple.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => h1Multiple.judge(pageFrom(`<body>${html}</body>`, { url }), context());

describe('[U] h1/multiple', () => {
  it('fires on two headings and shows both', () => {
    expect(judge('<h1>One</h1><h1>Two</h1>')).to.deep.equal([
      { url, observed: '"One"; "Two"', count: 2, expected: 'one h1', where: 'h1' },
    ]);
  });

  it('does not count headings of articles and sections', () => {
    expect(judge('<h1>News</h1><article><h1>One</h1></article><article><h1>Two</h1></article>')).to.deep.equal([]);
    expect(judge('<section><h1>One</h1></section><section><h1>Two</h1></section>')).to.deep.equal([]);
  });

  it('fires on two headings of one article', () => {
    expect(judge('<h1>Blog</h1><article><h1>Post</h1><div><h1>More</h1></div></article>')).to.deep.equal([
      { url, observed: '"Post"; "More"', count: 2, expected: 'one h1', where: 'h1' },
    ]);
  });

  it('counts headings of the main element as those of the page', () => {
    expect(
      judge('<div><h1>Book</h1></div><main><h1>Chapter</h1></main>').map(({ observed }) => observed),
    ).to.deep.equal(['"Book"; "Chapter"']);
  });

  it('leaves one heading alone', () => {
    expect(judge('<h1>One</h1><h2>Two</h2>')).to.deep.equal([]);
  });
});
