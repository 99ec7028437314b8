import { expect } from 'chai';
import { decideRendering, type RenderSample } from '../../../domain/crawl/crawl-rendering.js';

const page = (links: [raw: number, rendered: number], words: [raw: number, rendered: number]): RenderSample => ({
  url: 'https://site.example/',
  raw_links: links[0],
  rendered_links: links[1],
  raw_words: words[0],
  rendered_words: words[1],
});
const same = page([20, 20], [400, 400]);

describe('[U] whether a crawl is rendered', () => {
  it('is decided by one page of the sample on which scripts add links or content', () => {
    expect(decideRendering([same, page([0, 9], [5, 5])])).to.deep.include({
      rendered: true,
      reason:
        'Scripts add links: https://site.example/ has 0 internal links in its source and 9 after its scripts have run.',
    });
    expect(decideRendering([same, page([9, 9], [3, 250])])).to.deep.include({
      rendered: true,
      reason:
        'Scripts add content: https://site.example/ has 3 words in its source and 250 after its scripts have run.',
    });
  });

  it('is not for a banner, a counter or a few links more', () => {
    for (const sample of [same, page([1, 3], [400, 400]), page([50, 55], [400, 430]), page([2, 2], [10, 50])])
      expect(decideRendering([sample])).to.include({ rendered: false });
  });

  it('is not where nothing could be compared', () => {
    expect(decideRendering([])).to.deep.equal({
      rendered: false,
      reason: 'No page could be compared with its rendered form.',
      sample: [],
    });
  });
});
