import { expect } from 'chai';
import { advanceLink, NEW_WATCH } from '../../../../domain/outreach/links/advance-link.js';
import { judgeCheck, type PageVisit } from '../../../../domain/outreach/links/judge-check.js';
import { planNextCheck } from '../../../../domain/outreach/links/next-check.js';
import type { CheckResult, FoundLink, LinkFacts, LinkWatch } from '../../../../domain/outreach/links/placed-link.js';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
const AGREED = {
  target_url: 'https://client.example/guide',
  expected_anchor: 'the guide',
  expected_rel: 'dofollow' as const,
  created_at: new Date(START).toISOString(),
};

const LINK: FoundLink = {
  href: 'https://www.client.example/guide/',
  ends_at: null,
  target_status: null,
  match: 'exact',
  via_redirect: false,
  rel: [],
  anchor: 'The guide',
  position: 'content',
  count: 1,
  source: 'html',
};
const FACTS: LinkFacts = {
  status: 200,
  final_url: 'https://blog.example/post',
  redirects: [],
  link: LINK,
  noindex: null,
  page_nofollow: false,
  canonical: null,
  robots_blocked: false,
  rendered: false,
};
const VISIT: PageVisit = {
  status: 200,
  error: null,
  truncated: false,
  is_html: true,
  is_challenge: false,
  asks_sign_in: false,
  is_redirected: false,
  in_html: true,
  in_rendered: null,
  rendering_failed: false,
};

/** What the page is on a day: a visit, and what of the facts differs. */
interface Page {
  visit: Partial<PageVisit>;
  link?: Partial<FoundLink> | null;
  facts?: Partial<LinkFacts>;
}

const WITH_LINK: Page = { visit: {} };
const WITHOUT: Page = { visit: { in_html: false, in_rendered: false }, link: null };
const failing = (visit: Partial<PageVisit>): Page => ({ visit: { in_html: false, ...visit }, link: null });
const error = (kind: 'timeout' | 'disallowed_by_robots') => ({ status: 0, error: { kind, message: kind } });

function check(page: Page, at: string): CheckResult {
  const judged = judgeCheck({ ...VISIT, ...page.visit });
  if (judged === null) throw new Error('a browser would have looked');
  const link = page.link === null ? null : { ...LINK, ...page.link };
  return { at, ...judged, detail: null, facts: { ...FACTS, ...page.facts, link } };
}

/** Checks the page as the schedule says for 40 days. @returns events as `day type`, and how it ended */
function watchFor40Days(onDay: (day: number) => Page): { events: string[]; watch: LinkWatch; checks: number } {
  let watch = NEW_WATCH;
  const events: string[] = [];
  let at = new Date(START);
  let checks = 0;
  while (at.getTime() < START + 40 * DAY_MS) {
    const day = (at.getTime() - START) / DAY_MS;
    const advance = advanceLink(watch, check(onDay(day), at.toISOString()), AGREED);
    watch = advance.watch;
    checks += 1;
    events.push(...advance.events.map(({ type }) => `${Math.floor(day)} ${type}`));
    at = planNextCheck({ id: 'a', watch, frequency: 'daily' }, at);
  }
  return { events, watch, checks };
}

/** The page is as usual up to a day, then something else. */
const from = (day: number, page: Page) => (now: number) => (now < day ? WITH_LINK : page);
const types = (events: readonly string[]) => events.map((event) => event.split(' ')[1]);

/** Switch of the page on day 10 → what a watch of 40 days reports after `link.verified`, and its last state. */
const TABLE: [name: string, page: Page, reported: string[], state: LinkWatch['state']][] = [
  ['link', WITH_LINK, [], 'live'],
  ['none', WITHOUT, ['link.at_risk', 'link.lost'], 'lost'],
  ['nofollow', { visit: {}, link: { rel: ['nofollow'] } }, ['link.changed'], 'changed'],
  [
    'other target',
    { visit: {}, link: { href: 'https://client.example/other', match: 'same_site' } },
    ['link.changed'],
    'changed',
  ],
  ['other anchor', { visit: {}, link: { anchor: 'here' } }, ['link.changed'], 'changed'],
  ['403', failing({ status: 403 }), ['link.unreachable'], 'unreachable'],
  ['challenge with 200', failing({ is_challenge: true }), ['link.unreachable'], 'unreachable'],
  ['503', failing({ status: 503 }), ['link.unreachable'], 'unreachable'],
  ['slow', failing(error('timeout')), ['link.unreachable'], 'unreachable'],
  ['robots.txt forbids us', failing(error('disallowed_by_robots')), ['link.unreachable'], 'unreachable'],
  ['body cut', failing({ truncated: true }), ['link.unreachable'], 'unreachable'],
  ['body cut behind the link', { visit: { truncated: true } }, [], 'live'],
  ['browser fails', failing({ rendering_failed: true }), ['link.unreachable'], 'unreachable'],
  ['sign-in', failing({ asks_sign_in: true }), ['link.unreachable'], 'unreachable'],
  ['no HTML', failing({ is_html: false }), ['link.unreachable'], 'unreachable'],
  ['404', failing({ status: 404 }), ['link.at_risk', 'link.lost'], 'lost'],
  ['redirect', failing({ is_redirected: true, in_rendered: false }), ['link.at_risk', 'link.lost'], 'lost'],
  ['link by script only', { visit: { in_html: false, in_rendered: true }, link: { source: 'rendered' } }, [], 'live'],
  ['canonical elsewhere', { visit: {}, facts: { canonical: 'https://other.example/' } }, ['link.changed'], 'changed'],
  ['noindex', { visit: {}, facts: { noindex: 'meta' } }, ['link.changed'], 'changed'],
  ['robots.txt forbids Google', { visit: {}, facts: { robots_blocked: true } }, ['link.changed'], 'changed'],
];

describe('advanceLink', () => {
  for (const [name, page, reported, state] of TABLE) {
    it(`[U] watches a page for 40 days that is "${name}" from day 10 on`, () => {
      const { events, watch } = watchFor40Days(from(10, page));
      expect(types(events)).to.deep.equal(['link.verified', ...reported]);
      expect(watch.state).to.equal(state);
    });
  }

  it('[U] never reports a page as lost that only ever could not be read', () => {
    for (const [, page] of TABLE.filter(
      ([, { visit }]) => judgeCheck({ ...VISIT, ...visit })?.verdict === 'could_not_look',
    )) {
      const { events, watch } = watchFor40Days(() => page);
      expect(types(events)).to.deep.equal(['link.unreachable']);
      expect(watch.state).to.equal('unreachable');
    }
  });

  it('[U] keeps the state through three days of a wall, and reports it on day 14', () => {
    const wall = failing({ status: 503, is_challenge: true });
    expect(types(watchFor40Days((day) => (day > 10 && day < 13 ? wall : WITH_LINK)).events)).to.deep.equal([
      'link.verified',
    ]);
    const { events } = watchFor40Days(from(10, wall));
    const [, on = 0] = /^(\d+) link.unreachable/.exec(events[1] ?? '') ?? [];
    expect(Number(on)).to.be.within(23, 25);
  });

  it('[U] needs two misses a day apart; what could not be read between them neither counts nor starts over', () => {
    const at = (hours: number) => new Date(START + hours * 3_600_000).toISOString();
    const run = (pages: [number, Page][]) =>
      pages.reduce(
        (known, [hours, page]) => {
          const { watch, events } = advanceLink(known.watch, check(page, at(hours)), AGREED);
          return { watch, events: [...known.events, ...types(events.map(({ type }) => `0 ${type}`))] };
        },
        { watch: NEW_WATCH, events: [] as (string | undefined)[] },
      );
    expect(
      run([
        [0, WITH_LINK],
        [1, WITHOUT],
        [24, WITHOUT],
      ]).watch.state,
    ).to.equal('at_risk');
    expect(
      run([
        [0, WITH_LINK],
        [1, WITHOUT],
        [25, WITHOUT],
      ]).watch.state,
    ).to.equal('lost');
    expect(
      run([
        [0, WITH_LINK],
        [1, WITHOUT],
        [20, failing({ status: 403 })],
        [25, WITHOUT],
      ]).watch.state,
    ).to.equal('lost');
    const back = run([
      [0, WITH_LINK],
      [1, WITHOUT],
      [20, WITH_LINK],
      [26, WITHOUT],
    ]);
    expect(back.watch.state).to.equal('at_risk');
    expect(back.events).to.deep.equal(['link.verified', 'link.at_risk', 'link.restored', 'link.at_risk']);
    const reclaimed = run([
      [0, WITH_LINK],
      [1, WITHOUT],
      [25, WITHOUT],
      [26, WITH_LINK],
    ]);
    expect(reclaimed.watch).to.include({ state: 'live', restored_at: at(26), lost_at: null });
  });

  it('[U] takes another rel or anchor as changed when two checks six hours apart agree, and not before', () => {
    const at = (hours: number) => new Date(START + hours * 3_600_000).toISOString();
    const nofollow: Page = { visit: {}, link: { rel: ['nofollow'] } };
    const see = (watch: LinkWatch, page: Page, hours: number) => advanceLink(watch, check(page, at(hours)), AGREED);
    const first = see(NEW_WATCH, WITH_LINK, 0).watch;
    const once = see(first, nofollow, 24);
    expect(once.watch.state).to.equal('live');
    expect(see(once.watch, nofollow, 29).events).to.deep.equal([]);
    expect(see(once.watch, { visit: {}, link: { rel: ['ugc'] } }, 31).events).to.deep.equal([]);
    expect(see(once.watch, nofollow, 30).events).to.deep.equal([
      { type: 'link.changed', changes: [{ field: 'rel', before: 'dofollow', after: 'nofollow' }], reason: null },
    ]);
  });

  it('[U] reports at first sight what is not as agreed, and calls nothing lost that was never there', () => {
    const { watch, events } = advanceLink(
      NEW_WATCH,
      check({ visit: {}, link: { rel: ['sponsored'], anchor: 'a guide' } }, AGREED.created_at),
      AGREED,
    );
    expect(watch.changes.map(({ field }) => field)).to.deep.equal(['rel', 'anchor']);
    expect(events.map(({ type }) => type)).to.deep.equal(['link.verified', 'link.changed']);
    const never = watchFor40Days(() => WITHOUT);
    expect([types(never.events), never.watch.state]).to.deep.equal([['link.not_found'], 'not_found']);
  });
});
