import { expect } from 'chai';
import { a11yFormLabel } from '../../../../../domain/seo/checks/a11y/form-label.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => a11yFormLabel.judge(pageFrom(html, { url }), context());

describe('[U] a11y/form-label', () => {
  it('fires on a field with a placeholder only', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><form><input name="mail" type="email" placeholder="E-mail"></form></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'input[name="mail"]',
        count: 1,
        expected: 'a label, aria-label or title for each field',
        where: 'form fields',
      },
    ]);
  });

  it('leaves labeled fields alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><form><label for="m">Mail</label><input id="m"><label>Name <input></label><input aria-label="City"><select title="Land"></select></form></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves fields alone that need no label', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><form><input type="hidden" name="t"><input type="submit" value="Send"></form></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
