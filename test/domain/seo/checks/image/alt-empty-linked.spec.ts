import { expect } from 'chai';
import { imageAltEmptyLinked } from '../../../../../domain/seo/checks/image/alt-empty-linked.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => imageAltEmptyLinked.judge(pageFrom(html, { url }), context());

describe('[U] image/alt-empty-linked', () => {
  it('fires where the image is all the link holds', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><a href="/x"><img src="/a.png" alt=""></a></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: '/a.png', count: 1, expected: 'alt text that names the target', where: 'a > img[alt=""]' },
    ]);
  });

  it('leaves text beside the image alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><a href="/x"><img src="/a.png" alt=""> Tables</a></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a link alone that an aria-label names', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><a href="/x" aria-label="Tables"><img src="/a.png" alt=""></a></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a missing alt to image/alt-missing', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><a href="/x"><img src="/a.png"></a></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves an image outside of links alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt=""></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
