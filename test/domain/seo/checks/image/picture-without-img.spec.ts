import { expect } from 'chai';
import { imagePictureWithoutImg } from '../../../../../domain/seo/checks/image/picture-without-img.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => imagePictureWithoutImg.judge(pageFrom(html, { url }), context());

describe('[U] image/image-without-img', () => {
  it('fires on an image of sources only', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><picture><source srcset="/a.avif"></picture></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'picture elements without img: 1',
        expected: 'an img in every picture element',
        where: 'picture',
        count: 1,
      },
    ]);
  });

  it('leaves an image with an image alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><picture><source srcset="/a.avif"><img src="/a.png" alt=""></picture></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
