import { expect } from 'chai';
import { titleMultiple } from '../../../../../domain/seo/checks/title/multiple.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => titleMultiple.judge(pageFrom(html, { url }), context());

describe('[U] title/multiple', () => {
  it('fires on two titles and shows both', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>One</title><title>Two</title></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: '"One"; "Two"', count: 2, expected: 'one title' }]);
  });

  it('does not count the title of an svg', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><svg><title>Logo</title></svg></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves one title alone', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>One</title></head><body><p>Text</p></body></html>'),
    ).to.deep.equal([]);
  });
});
