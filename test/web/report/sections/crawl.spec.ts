import { expect } from 'chai';
import { Crawl } from '../../../../web/report/sections/crawl.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const CRAWL = { pages: 1_234, depth: 4, bytes: 1, duration_ms: 1, pages_per_second: 2 };

describe('[U] the crawl in the report', () => {
  it('tells pages, pace and depth', () => {
    const text = readText(renderPart(Crawl, { crawl: CRAWL, metrics: {} }));
    expect(text).to.include('1,234 HTML pages at 2 a second, to 4 clicks from the start page.');
    expect(text).to.not.include('out of time');
  });

  it('says when there was more than the time allowed', () => {
    const text = readText(renderPart(Crawl, { crawl: { ...CRAWL, out_of_time: true as const }, metrics: {} }));
    expect(text).to.include('from the start page. It ran out of time: the site has more than was seen.');
  });

  it('says when the owner had robots.txt ignored', () => {
    const text = readText(renderPart(Crawl, { crawl: { ...CRAWL, robots_ignored: true as const }, metrics: {} }));
    expect(text).to.include('robots.txt was ignored at the request of the owner; what it forbids is judged as blocked');
  });

  it('says what was not crawled and why, with examples', () => {
    const not_followed = [{ reason: 'depth' as const, urls: 9, examples: ['https://site.example/deep'] }];
    const text = readText(renderPart(Crawl, { crawl: { ...CRAWL, incomplete: true, not_followed }, metrics: {} }));
    expect(text).to.include(
      '9 URLs were found but not crawled: 9 deeper than the depth limit: https://site.example/deep',
    );
  });

  it('says how pages were rendered, and why', () => {
    const rendering = {
      mode: 'auto' as const,
      rendered: true,
      reason: 'Scripts add links.',
      sample: [],
      pages_rendered: 60,
      pages_failed: 2,
    };
    const text = readText(renderPart(Crawl, { crawl: { ...CRAWL, rendering }, metrics: {} }));
    expect(text).to.include('Pages were read after their scripts had run. Scripts add links.');
    expect(text).to.include('2 pages could not be rendered and were read by the source.');
  });
});
