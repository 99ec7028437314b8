import { expect } from 'chai';
import { openGraphLines } from '../../../../../domain/pages/opengraph/platforms/open-graph-lines.js';
import { shareImage, sharePage } from '../../../../support/sites/share-page.js';

describe('[U] open graph lines', () => {
  it('are the fields in their order, the image with its measures', () => {
    const lines = openGraphLines(sharePage(), shareImage());
    expect(lines.map(({ key, content }) => `${key}=${content}`)).to.deep.equal([
      'og:type=article',
      'og:title=Handmade lamps',
      'og:description=Lamps of oak and brass.',
      'og:url=https://site.example/lamps',
      'og:site_name=Lamp shop',
      'og:locale=en_GB',
      'og:image=https://site.example/lamp.jpg',
      'og:image:type=image/jpeg',
      'og:image:width=1200',
      'og:image:height=630',
      'og:image:alt=A lamp of oak',
      'article:published_time=2026-05-01T08:00:00Z',
      'article:author=Ana Berg',
    ]);
    expect(lines.every(({ attribute }) => attribute === 'property')).to.equal(true);
  });

  it('say nothing of what is not known, and no article of what is none', () => {
    const page = sharePage({
      type: { value: 'website', source: 'given' },
      description: null,
      site_name: null,
      locale: null,
    });
    const unmeasured = shareImage({ format: null, width: null, height: null });
    expect(openGraphLines(page, unmeasured).map(({ key }) => key)).to.deep.equal([
      'og:type',
      'og:title',
      'og:url',
      'og:image',
      'og:image:alt',
    ]);
    expect(openGraphLines(page, null).map(({ key }) => key)).to.deep.equal(['og:type', 'og:title', 'og:url']);
  });
});
