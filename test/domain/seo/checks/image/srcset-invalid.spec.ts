import { expect } from 'chai';
import { imageSrcsetInvalid } from '../../../../../domain/seo/checks/image/srcset-invalid.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => imageSrcsetInvalid.judge(pageFrom(html, { url }), context());

describe('[U] image/srcset-invalid', () => {
  it('fires on a descriptor that cannot be read', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt="" srcset="/a.png 100px, /b.png 200w"></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'bad descriptor "100px" on /a.png',
        count: 1,
        expected: 'valid descriptors of one kind',
        where: 'img[srcset]',
      },
    ]);
  });

  it('fires on widths mixed with densities', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt="" srcset="/a.png 100w, /b.png 2x"></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'mixes w and x: 100w, 2x',
        count: 1,
        expected: 'valid descriptors of one kind',
        where: 'img[srcset]',
      },
    ]);
  });

  it('fires on a width mixed with no descriptor, which means 1x', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt="" srcset="/a.png, /b.png 200w"></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'mixes w and x: 1x, 200w',
        count: 1,
        expected: 'valid descriptors of one kind',
        where: 'img[srcset]',
      },
    ]);
  });

  it('fires on a width of zero and on two descriptors', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt="" srcset="/a.png 0w"></body></html><img src="/a.png" alt="" srcset="/b.png 1x 2x">',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'bad descriptor "0w" on /a.png; bad descriptor "1x 2x" on /b.png',
        count: 2,
        expected: 'valid descriptors of one kind',
        where: 'img[srcset]',
      },
    ]);
  });

  it('leaves widths alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt="" srcset="/a.png 100w, /b.png 200w"></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves densities alone, the first left out', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt="" srcset="/a.png, /b.png 1.5x, /c.png 2x"></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('reads commas inside addresses as part of them', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><img src="/a.png" alt="" srcset="data:image/gif;base64,R0lG 1x, /a,b.png 2x"></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
