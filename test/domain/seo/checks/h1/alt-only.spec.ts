import { expect } from 'chai';
import { h1AltOnly } from '../../../../../domain/seo/checks/h1/alt-only.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => h1AltOnly.judge(pageFrom(html, { url }), context());

describe('[U] h1/alt-only', () => {
  it('fires when the text is that of an image', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1><img src="a.png" alt="Oak tables"></h1></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '"Oak tables" from an image alt',
        count: 1,
        expected: 'an h1 with text of its own',
        where: 'h1',
      },
    ]);
  });

  it('leaves text beside an image alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1><img src="a.png" alt="Oak"> tables</h1></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a logo alone when another h1 has text', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1><img src="a.png" alt="Brand"></h1><h1>Tables</h1></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
