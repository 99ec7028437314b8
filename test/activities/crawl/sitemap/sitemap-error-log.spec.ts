import { expect } from 'chai';
import { SitemapErrorLog } from '../../../../activities/crawl/sitemap/sitemap-error-log.js';

describe('[U] error-log', () => {
  it('keeps the first hundred of all kinds together, and counts each kind to the end', () => {
    const log = new SitemapErrorLog();
    for (let line = 1; line <= 99; line++) log.add('loc_relative', line, '/x');
    for (let line = 100; line <= 150; line++) log.add('unescaped', line, 'a&b');
    expect(log.counts).to.deep.equal({ loc_relative: 99, unescaped: 51 });
    expect(log.faults.length).to.equal(100);
    expect(log.faults.at(-1)).to.deep.equal({ kind: 'unescaped', line: 100, value: 'a&b' });
  });

  it('cuts values at 300 characters', () => {
    const log = new SitemapErrorLog();
    log.add('loc_too_long', 1, 'x'.repeat(301));
    expect(log.faults[0]?.value).to.equal('x'.repeat(300));
  });
});
