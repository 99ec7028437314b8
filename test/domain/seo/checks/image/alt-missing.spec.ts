import { expect } from 'chai';
import { imageAltMissing } from '../../../../../domain/seo/checks/image/alt-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => imageAltMissing.judge(pageFrom(html, { url }), context());

describe('[U] image/alt-missing', () => {
  it('fires on images without the attribute and folds them', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png"><img src="/b.png"><img src="/c.png" alt="C"></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '/a.png; /b.png',
        count: 2,
        expected: 'an alt attribute on every image',
        where: 'img:not([alt])',
      },
    ]);
  });

  it('takes an empty alt for decoration', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt=""><img src="/b.png" alt></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves images hidden from assistive technology alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" role="presentation"><span aria-hidden="true"><img src="/b.png"></span></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('judges a late-loaded image once, its noscript copy left out', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img data-src="/a.png" src="data:image/gif;base64,R0" alt="A"><noscript><img src="/a.png"></noscript></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
