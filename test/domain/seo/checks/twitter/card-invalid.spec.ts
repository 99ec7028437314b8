import { expect } from 'chai';
import { twitterCardInvalid } from '../../../../../domain/seo/checks/twitter/card-invalid.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => twitterCardInvalid.judge(pageFrom(html, { url }), context());

describe('[U] twitter/card-invalid', () => {
  it('fires on a type that does not exist', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="twitter:card" content="photo"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '"photo"',
        count: 1,
        expected: 'summary, summary_large_image, app, player',
        where: 'meta[name="twitter:card"]',
      },
    ]);
  });

  it('leaves the four types alone, whatever their case', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="twitter:card" content="summary"><meta name="twitter:card" content="summary_large_image"><meta name="twitter:card" content="App"><meta name="twitter:card" content="player"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a missing one to twitter/card-missing', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>')).to.deep.equal([]);
  });
});
