import { expect } from 'chai';
import { imageNotLazy } from '../../../../../domain/seo/checks/image/not-lazy.js';
import { context } from '../../../../support/check-context.js';
import {
  layoutFacts,
  layoutImage,
  renderedPage,
  RENDERED_URL as url,
} from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (images: Parameters<typeof layoutImage>[0][], more: Parameters<typeof renderedPage>[0] = {}) =>
  imageNotLazy.judge(
    siteFrom([], { rendered: [renderedPage({ layout: layoutFacts({ images: images.map(layoutImage) }), ...more })] }),
    context(),
  );

describe('[U] image/not-lazy', () => {
  it('counts images more than three screens down that are loaded at once', () => {
    expect(judge([{ top: 2_470 }, { top: 9_000, url: 'https://site.example/b.jpg' }])).to.deep.equal([
      {
        url,
        observed: '2: https://site.example/a.jpg; https://site.example/b.jpg',
        expected: 'loading=lazy beyond 3 screens',
        where: 'img',
      },
    ]);
  });

  it('accepts images nearer, lazy ones, and the placeholders of lazy scripts', () => {
    expect(
      judge([{ top: 2_469 }, { top: 9_000, loading: 'lazy' }, { top: 9_000, natural_width: 1, natural_height: 1 }]),
    ).to.deep.equal([]);
  });
});
