import { expect } from 'chai';
import { titleSameAsH1 } from '../../../../../domain/seo/checks/title/same-as-h1.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => titleSameAsH1.judge(pageFrom(html, { url }), context());

describe('[U] title/same-as-h1', () => {
  it('fires when both say the same but for case and spacing', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>Oak  tables</title></head><body><h1>oak tables</h1></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: '"Oak tables"', expected: 'title and h1 that complement each other', where: 'head > title, h1' },
    ]);
  });

  it('leaves different texts alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>Oak tables made to measure</title></head><body><h1>Oak tables</h1></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('does not compare two absent texts', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>')).to.deep.equal([]);
  });
});
