import { expect } from 'chai';
import { agreeIn, derivedFrom, watchFacts } from '../../../../activities/crawl/read/watch-facts.js';
import type { FetchFacts } from '../../../../domain/seo/artifacts/fetch.js';
import { createCheckContext } from '../../../../domain/seo/check-settings.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { judgePage } from '../../../../domain/seo/judge.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { pageFrom } from '../../../support/sites/pages.js';

const NOW = '2030-05-01T00:00:00.000Z';
const context = createCheckContext(NOW);
const page = (html = '<title>Lamps</title>') => pageFrom(html, { headers: { link: '<a>; rel=x', date: 'Monday' } });

describe('[U] watch facts', () => {
  it('gives what is there, and notes what was read', () => {
    const watched = watchFacts(page(), context);
    expect(watched.page.fetch.status).to.equal(200);
    expect(watched.page.fetch.headers['link']).to.equal('<a>; rel=x');
    expect('etag' in watched.page.fetch.headers).to.equal(false);
    expect([...watched.facts]).to.deep.equal(['status', 'headers.link', 'headers.etag']);
    expect(watched.askedForTime).to.equal(false);
    expect(watched.context.now).to.equal(NOW);
    expect(watched.askedForTime).to.equal(true);
  });

  it('notes all headers where someone goes through them', () => {
    const { page: seen, facts } = watchFacts(page(), context);
    expect(Object.keys(seen.fetch.headers)).to.deep.equal(Object.keys(page().fetch.headers));
    expect([...facts]).to.deep.equal(['headers.*']);
    const whole = watchFacts(page(), context);
    expect({ ...whole.page.fetch, headers: {} }).to.deep.equal({ ...page().fetch, headers: {} });
    expect([...whole.facts]).to.include.members(['headers.*', 'status', 'body_hash']);
  });

  it('judges and sums up a page as it does without being watched', () => {
    const watched = watchFacts(page(), context);
    expect(judgePage(watched.page, ALL_CHECKS, watched.context)).to.deep.equal(judgePage(page(), ALL_CHECKS, context));
    expect(summarizePage(watched.page)).to.deep.equal(summarizePage(page()));
  });

  it('sees that checks rest on nothing that differs each time, nor on the day where a page names none', () => {
    const judged = watchFacts(page(), context);
    judgePage(judged.page, ALL_CHECKS, judged.context);
    expect([...judged.facts]).to.include.members(['status', 'ttfb_ms', 'headers.link', 'headers.content-encoding']);
    for (const name of ['headers.*', 'headers.date', 'headers.age', 'duration_ms', 'not_modified', 'http_version'])
      expect([...judged.facts]).to.not.include(name);
    expect(judged.askedForTime).to.equal(false);
    for (const html of [
      '<title>Lamps of 2024</title>',
      '<title>Lamps</title><meta name="robots" content="unavailable_after: 2031-01-01">',
    ]) {
      const dated = watchFacts(page(html), context);
      judgePage(dated.page, ALL_CHECKS, dated.context);
      expect(dated.askedForTime, html).to.equal(true);
    }
  });

  it('a summary repeats facts that it does not rest on', () => {
    const { page: seen, facts } = watchFacts(page(), context);
    summarizePage(seen);
    expect([...facts]).to.include.members(['ttfb_ms', 'set_cookies', 'http_version', 'body_bytes']);
    expect(derivedFrom(facts)).to.include.members(['status', 'headers.link', 'x_robots_tags']);
    expect(derivedFrom(facts)).to.not.include.members(['ttfb_ms', 'set_cookies', 'http_version', 'body_bytes']);
  });

  const { fetch } = page();
  const limit = context.thresholds.ttfb_ms;
  const responses: [what: string, names: string[], other: Partial<FetchFacts>, agrees: boolean][] = [
    ['nothing that was read', ['status'], { headers: {}, ttfb_ms: 9_999 }, true],
    ['another status', ['status'], { status: 404 }, false],
    ['another header', ['headers.link'], { headers: { ...fetch.headers, link: '<b>' } }, false],
    ['a header more', ['headers.refresh'], { headers: { ...fetch.headers, refresh: '0' } }, false],
    ['a header that was not read', ['headers.link'], { headers: { ...fetch.headers, date: 'Tuesday' } }, true],
    ['any header, where all were read', ['headers.*'], { headers: { ...fetch.headers, date: 'Tuesday' } }, false],
    ['another list', ['x_robots_tags'], { x_robots_tags: ['noindex'] }, false],
    ['the same list again', ['x_robots_tags'], { x_robots_tags: [...fetch.x_robots_tags] }, true],
    ['a time that is quick enough', ['ttfb_ms'], { ttfb_ms: limit }, true],
    ['a time that is a finding', ['ttfb_ms'], { ttfb_ms: limit + 1 }, false],
  ];
  for (const [what, names, other, agrees] of responses)
    it(`${agrees ? 'agree' : 'do not agree'}: responses that differ in ${what}`, () =>
      expect(agreeIn(names, fetch, { ...fetch, ...other }, context)).to.equal(agrees));
});
