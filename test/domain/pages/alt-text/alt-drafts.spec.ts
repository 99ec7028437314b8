import { expect } from 'chai';
import { altDrafts, tidyAlt } from '../../../../domain/pages/alt-text/alt-drafts.js';
import type { AltRequest } from '../../../../domain/pages/alt-text/alt-request.js';
import type { ImageContext } from '../../../../domain/seo/artifacts/page-reading.js';
import { imageFacts } from '../../../support/sites/image-facts.js';

const request = (change: Partial<AltRequest> = {}): AltRequest => ({
  file_name: '',
  context: '',
  place: null,
  keywords: [],
  language: 'en',
  ...change,
});
const place = (change: Partial<ImageContext>): ImageContext => ({
  url: 'https://site.example/a.png',
  alt: null,
  title: '',
  caption: '',
  heading: '',
  before: '',
  size: null,
  ...change,
});

describe('[U] alt drafts', () => {
  it('come from every source, the most trustworthy first', () => {
    const drafts = altDrafts(
      request({
        file_name: 'oak-lamp.jpg',
        context: 'Our lamp on a desk',
        place: place({ alt: 'A lamp', title: 'The lamp', caption: 'Lamp of oak', heading: 'Lamps' }),
      }),
      imageFacts({ embedded: { alt: 'Oak lamp with a linen shade', description: 'Studio shot of lamp', title: '' } }),
    );
    expect(drafts.map(({ basis, text }) => `${basis}: ${text}`)).to.deep.equal([
      'embedded_alt: Oak lamp with a linen shade',
      'page_alt: A lamp',
      'caption: Lamp of oak',
      'context: Our lamp on a desk',
      'embedded_description: Studio shot of lamp',
      'title_attribute: The lamp',
      'file_name: Oak lamp',
      'heading: Lamps',
      'picture: Photo in brown and white, landscape format',
    ]);
    const confidences = drafts.map(({ confidence }) => confidence);
    expect(confidences).to.deep.equal([...confidences].sort((one, other) => other - one));
  });

  it('leave out file names, repeats and what says nothing', () => {
    const drafts = altDrafts(
      request({
        file_name: 'IMG_1.jpg',
        place: place({ alt: 'IMG_1.jpg', title: 'Lamp of oak', caption: 'lamp of  OAK' }),
      }),
      imageFacts(),
    );
    expect(drafts.map(({ basis }) => basis)).to.deep.equal(['caption', 'picture']);
  });

  it('take the first sentence of a long context', () => {
    const context = `A lamp of oak stands on a desk. ${'It was built by hand in many hours. '.repeat(9)}`;
    expect(altDrafts(request({ context }), imageFacts())[0]?.text).to.equal('A lamp of oak stands on a desk.');
  });

  const tidied: [given: string, text: string][] = [
    ['image of a lamp', 'A lamp'],
    ['Photo: a lamp', 'A lamp'],
    ['Ein Bild von einer Lampe', 'Einer Lampe'],
    ['“a lamp”', 'A lamp'],
    ['imagery of lamps', 'Imagery of lamps'],
    ['a\u200b\nlamp', 'A lamp'],
  ];
  for (const [given, text] of tidied)
    it(`make “${text}” of “${given.replace(/\s/g, ' ')}”`, () => {
      expect(tidyAlt(given)).to.equal(text);
    });

  it('never have more than 125 characters', () => {
    for (const text of ['word '.repeat(100), 'x'.repeat(500)]) expect(tidyAlt(text).length).to.be.within(60, 125);
  });
});
