import { expect } from 'chai';
import { imageNoDimensions } from '../../../../../domain/seo/checks/image/no-dimensions.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => imageNoDimensions.judge(pageFrom(html, { url }), context());

describe('[U] image/no-dimensions', () => {
  it('fires when either attribute is missing or a percentage', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt="" width="10"><img src="/b.png" alt="" width="100%" height="20"></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: '/a.png; /b.png', count: 2, expected: 'width and height attributes', where: 'img' },
    ]);
  });

  it('leaves images with both alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt="" width="10" height="20px"></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves data URIs alone, which need no loading', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="data:image/gif;base64,R0" alt=""></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
