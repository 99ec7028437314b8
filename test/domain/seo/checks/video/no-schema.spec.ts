import { expect } from 'chai';
import { videoNoSchema } from '../../../../../domain/seo/checks/video/no-schema.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => videoNoSchema.judge(pageFrom(html, { url }), context());

describe('[U] video/no-schema', () => {
  it('fires on a video without markup', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><video src="/a.mp4"></video></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'video elements: 1, no VideoObject',
        expected: 'a VideoObject for the video',
        where: 'video',
        count: 1,
      },
    ]);
  });

  it('leaves a video with VideoObject alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><video src="/a.mp4"></video><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","video":{"@type":"VideoObject"}}</script></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('reads microdata too', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><div itemscope itemtype="https://schema.org/VideoObject"><video src="/a.mp4"></video></div></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a page without video alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><audio src="/a.mp3"></audio></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
