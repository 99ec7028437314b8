import { expect } from 'chai';
import { imageLazyLcp } from '../../../../../domain/seo/checks/image/lazy-lcp.js';
import { context } from '../../../../support/check-context.js';
import {
  layoutFacts,
  layoutImage,
  renderedPage,
  RENDERED_URL as url,
} from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (images: Parameters<typeof layoutImage>[0][], more: Parameters<typeof renderedPage>[0] = {}) =>
  imageLazyLcp.judge(
    siteFrom([], { rendered: [renderedPage({ layout: layoutFacts({ images: images.map(layoutImage) }), ...more })] }),
    context(),
  );

describe('[U] image/lazy-lcp', () => {
  it('tells when the largest image of the first view is postponed', () => {
    expect(
      judge([
        { shown_width: 40, shown_height: 40 },
        { loading: 'lazy', top: 100, url: 'https://site.example/hero.jpg' },
      ]),
    ).to.deep.equal([
      {
        url,
        observed: 'https://site.example/hero.jpg over 34% of the first view',
        expected: 'no loading=lazy',
        where: 'img',
      },
    ]);
  });

  it('accepts lazy images that are smaller, below, or beside the view', () => {
    expect(
      [
        [{}, { loading: 'lazy', shown_width: 200 }],
        [{ loading: 'lazy', top: 823 }],
        [{ loading: 'lazy', left: 420 }],
        [{ loading: 'lazy', shown_width: 100, shown_height: 100 }],
        [{ loading: 'eager' }],
        [],
      ].map((images) => judge(images)),
    ).to.deep.equal([[], [], [], [], [], []]);
  });
});
