import { expect } from 'chai';
import { descMissing } from '../../../../../domain/seo/checks/desc/missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => descMissing.judge(pageFrom(html, { url }), context());

describe('[U] desc/missing', () => {
  it('fires on a page without a description', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p>Text</p></body></html>'),
    ).to.deep.equal([
      { url, observed: 'no meta description', expected: 'one meta description with text', where: 'head' },
    ]);
  });

  it('fires on a blank description', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="description" content="  "></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'the meta description is blank', expected: 'one meta description with text', where: 'head' },
    ]);
  });

  it('does not take og:description for one', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:description" content="Tables"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'no meta description', expected: 'one meta description with text', where: 'head' },
    ]);
  });

  it('leaves a page with a description alone, whatever the case of its name', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="Description" content="Tables"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
