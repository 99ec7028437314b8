import { expect } from 'chai';
import { headFlashOrPlugin } from '../../../../../domain/seo/checks/head/flash-or-plugin.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headFlashOrPlugin.judge(pageFrom(html, { url }), context());

describe('[U] head/flash-or-plugin', () => {
  it('fires on Flash', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><object type="application/x-shockwave-flash" data="movie.swf"></object></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'application/x-shockwave-flash',
        count: 1,
        expected: 'content that runs without plug-ins',
        where: 'object, embed',
      },
    ]);
  });

  it('leaves a PDF and an image alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><object type="application/pdf" data="a.pdf"></object><embed type="image/png" src="a.png"></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
