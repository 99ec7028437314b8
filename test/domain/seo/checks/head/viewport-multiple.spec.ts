import { expect } from 'chai';
import { headViewportMultiple } from '../../../../../domain/seo/checks/head/viewport-multiple.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headViewportMultiple.judge(pageFrom(html, { url }), context());

describe('[U] head/viewport-multiple', () => {
  it('fires on two and shows both', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width"><meta name="viewport" content="width=980"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '"width=device-width"; "width=980"',
        count: 2,
        expected: 'one viewport meta',
        where: 'meta[name=viewport]',
      },
    ]);
  });

  it('leaves one alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
