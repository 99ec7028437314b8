import { expect } from 'chai';
import type { ResourceResult } from '../../../../../domain/seo/artifacts/resource.js';
import { imageOversized } from '../../../../../domain/seo/checks/image/oversized.js';
import { context } from '../../../../support/check-context.js';
import {
  layoutFacts,
  layoutImage,
  renderedPage,
  RENDERED_URL as url,
} from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (images: Parameters<typeof layoutImage>[0][], more: Parameters<typeof renderedPage>[0] = {}) =>
  imageOversized.judge(
    siteFrom([], { rendered: [renderedPage({ layout: layoutFacts({ images: images.map(layoutImage) }), ...more })] }),
    context(),
  );

const DRAWING: ResourceResult = {
  url: 'https://site.example/logo',
  kinds: ['image'],
  used_by: [url],
  use_count: 1,
  allowed_by_robots: true,
  status: 200,
  error: null,
  verdict: 'ok',
  redirect_url: null,
  media_type: 'image/svg+xml',
  bytes: 100,
  cache_control: null,
  has_validator: true,
  fresh_s: null,
  image: { format: 'svg', width: null, height: null },
  svg_error: null,
};

describe('[U] image/oversized', () => {
  it('tells the sizes of an image with more than twice the pixels that the phone shows, both ways', () => {
    expect(judge([{ natural_width: 1_401, natural_height: 1_002 }])).to.deep.equal([
      {
        url,
        observed: '1401×1002 shown at 400×286: https://site.example/a.jpg',
        expected: 'at most 2 times the pixels that are shown',
        where: 'img',
      },
    ]);
  });

  it('accepts twice the pixels, one long side, and small images', () => {
    expect(
      judge([
        { natural_width: 1_400, natural_height: 1_001 },
        { natural_width: 4_000, natural_height: 500 },
        { natural_width: 299, natural_height: 299, shown_width: 10, shown_height: 10 },
      ]),
    ).to.deep.equal([]);
  });

  it('leaves drawings out, which have no size of their own', () => {
    const large = { natural_width: 3_000, natural_height: 3_000 };
    expect(judge([{ ...large, url: 'https://site.example/a.svg?v=1' }])).to.deep.equal([]);
    const layout = layoutFacts({ images: [layoutImage({ ...large, url: DRAWING.url })] });
    const site = siteFrom([], { rendered: [renderedPage({ layout })] });
    expect(imageOversized.judge(site, context())).to.have.length(1);
    expect(imageOversized.judge({ ...site, resources: [DRAWING] }, context())).to.deep.equal([]);
  });
});
