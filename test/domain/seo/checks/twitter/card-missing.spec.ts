import { expect } from 'chai';
import { twitterCardMissing } from '../../../../../domain/seo/checks/twitter/card-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => twitterCardMissing.judge(pageFrom(html, { url }), context());

describe('[U] twitter/card-missing', () => {
  it('fires on a page without twitter:card', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>')).to.deep.equal([
      { url, observed: 'no twitter:card', expected: 'twitter:card with a value', where: 'head' },
    ]);
  });

  it('leaves a page with one alone, name or property', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="twitter:card" content="summary"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
