import { expect } from 'chai';
import { descOutsideHead } from '../../../../../domain/seo/checks/desc/outside-head.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => descOutsideHead.judge(pageFrom(html, { url }), context());

describe('[U] desc/outside-head', () => {
  it('fires on a description that the parser finds in the body', () => {
    expect(
      judge(
        '<!DOCTYPE html><html><head><title>T</title><div></div><meta name="description" content="Late"></head><body>Text</body></html>',
      ),
    ).to.deep.equal([{ url, observed: '"Late"', count: 1, expected: 'description inside the head', where: 'body' }]);
  });

  it('leaves a description in the head alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="description" content="Early"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
