import { expect } from 'chai';
import { a11yButtonName } from '../../../../../domain/seo/checks/a11y/button-name.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => a11yButtonName.judge(pageFrom(html, { url }), context());

describe('[U] a11y/button-name', () => {
  it('fires on a button of an icon alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><button><svg></svg></button></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'buttons without a name: 1',
        expected: 'an accessible name for each button',
        where: 'button',
        count: 1,
      },
    ]);
  });

  it('leaves buttons with text, aria-label or an image with alt alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><button>Send</button><button aria-label="Menu"></button><button><img src="/a.png" alt="Search"></button><input type="submit"></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
