import { expect } from 'chai';
import { imageAltFilename } from '../../../../../domain/seo/checks/image/alt-filename.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => imageAltFilename.judge(pageFrom(html, { url }), context());

describe('[U] image/alt-filename', () => {
  it('fires on names with an image extension and on names of cameras', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a" alt="oak-table_02.JPG"><img src="/b" alt="IMG_20240101_120000"><img src="/c" alt="DSC00042"></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '"oak-table_02.JPG"; "IMG_20240101_120000"; "DSC00042"',
        count: 3,
        expected: 'words on what the image shows',
        where: 'img[alt]',
      },
    ]);
  });

  it('leaves words alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a" alt="Oak table with four chairs"><img src="/b" alt="Image 4"><img src="/c" alt=""><img src="/d" alt="How to turn a photo into a .png"></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
