import { expect } from 'chai';
import { a11yIframeTitle } from '../../../../../domain/seo/checks/a11y/iframe-title.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => a11yIframeTitle.judge(pageFrom(html, { url }), context());

describe('[U] a11y/iframe-title', () => {
  it('fires on frames without a title or with a blank one', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><iframe src="/a"></iframe><iframe src="/b" title=" "></iframe><iframe></iframe></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: '/a; /b; iframe without src', count: 3, expected: 'a title on each iframe', where: 'iframe' },
    ]);
  });

  it('leaves frames with a title alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><iframe src="/a" title="Map"></iframe></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
