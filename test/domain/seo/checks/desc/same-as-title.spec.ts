import { expect } from 'chai';
import { descSameAsTitle } from '../../../../../domain/seo/checks/desc/same-as-title.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => descSameAsTitle.judge(pageFrom(html, { url }), context());

describe('[U] desc/same-as-title', () => {
  it('fires when both say the same but for case and spacing', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>Oak tables</title><meta name="description" content="OAK  tables"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '"OAK tables"',
        expected: 'a description that adds to the title',
        where: 'meta[name=description]',
      },
    ]);
  });

  it('leaves different texts alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>Oak tables</title><meta name="description" content="Oak tables made to measure"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('does not compare two absent texts', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>')).to.deep.equal([]);
  });
});
