import { expect } from 'chai';
import { titleMissing } from '../../../../../domain/seo/checks/title/missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => titleMissing.judge(pageFrom(html, { url }), context());

describe('[U] title/missing', () => {
  it('fires on a page without a title', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>')).to.deep.equal([
      { url, observed: 'no title in the head', expected: 'one title with text', where: 'head' },
    ]);
  });

  it('fires on a blank title', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title> \n </title></head><body><p>Text</p></body></html>'),
    ).to.deep.equal([{ url, observed: 'the title is blank', expected: 'one title with text', where: 'head' }]);
  });

  it('does not take the title of an svg for the title of the page', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head></head><body><svg><title>Logo</title></svg></body></html>'),
    ).to.deep.equal([{ url, observed: 'no title in the head', expected: 'one title with text', where: 'head' }]);
  });

  it('leaves a page with a title alone', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>Oak tables</title></head><body><p>Text</p></body></html>'),
    ).to.deep.equal([]);
  });
});
