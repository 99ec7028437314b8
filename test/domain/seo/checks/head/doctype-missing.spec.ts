import { expect } from 'chai';
import { headDoctypeMissing } from '../../../../../domain/seo/checks/head/doctype-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headDoctypeMissing.judge(pageFrom(html, { url }), context());

describe('[U] head/doctype-missing', () => {
  it('fires on a page without a doctype', () => {
    expect(judge('<html><head><title>T</title></head><body>Text</body></html>')).to.deep.equal([
      { url, observed: 'no doctype', expected: '<!DOCTYPE html>', where: 'first line of the source' },
    ]);
  });

  it('leaves the doctype of today alone', () => {
    expect(judge('<!doctype html><title>T</title>')).to.deep.equal([]);
  });

  it('leaves an older doctype alone', () => {
    expect(
      judge(
        '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><title>T</title>',
      ),
    ).to.deep.equal([]);
  });
});
