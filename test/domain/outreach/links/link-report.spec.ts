import { expect } from 'chai';
import { NEW_WATCH } from '../../../../domain/outreach/links/advance-link.js';
import { findNamedPages } from '../../../../domain/outreach/links/find-named-pages.js';
import { type ReportedLink, reportLinks } from '../../../../domain/outreach/links/link-report.js';
import { planNextCheck, spreadFirstCheck } from '../../../../domain/outreach/links/next-check.js';
import type { LinkState, LinkStep } from '../../../../domain/outreach/links/placed-link.js';
import { draftReclaim } from '../../../../domain/outreach/links/reclaim-draft.js';
import { RECLAIM_TEXTS } from '../../../../domain/outreach/links/reclaim-texts.js';

const HOUR_MS = 3_600_000;
const step = (at: string, state: LinkState, dofollow: boolean | null = true): LinkStep => ({
  at: `${at}T00:00:00.000Z`,
  state,
  dofollow,
});
const link = (placed: string, history: LinkStep[], cost: ReportedLink['cost'] = null): ReportedLink => ({
  campaign_id: 'c1',
  target_site: 'client.example',
  placed_at: `${placed}T00:00:00.000Z`,
  cost,
  history,
  watch: {
    ...NEW_WATCH,
    state: history.at(-1)?.state ?? 'pending',
    first_seen_at: history.find(({ state }) => state === 'live')?.at ?? null,
  },
});
const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('[U] reportLinks', () => {
  const links = [
    link(
      '2026-03-02',
      [
        step('2026-03-02', 'live'),
        step('2026-05-10', 'at_risk'),
        step('2026-05-12', 'lost'),
        step('2026-06-03', 'live', false),
      ],
      eur(100),
    ),
    link('2026-04-20', [step('2026-04-20', 'live')], eur(50.5)),
    link('2026-05-01', [step('2026-05-01', 'live'), step('2026-06-01', 'lost')], eur(10)),
    link('2026-05-05', [step('2026-05-20', 'unreachable', null)]),
  ];
  const [group] = reportLinks(links, new Date('2026-06-15T12:00:00Z'), 3);

  it('counts each month what was placed, lost and reclaimed, and what is live at its end', () => {
    expect(group?.months).to.deep.equal([
      { month: '2026-04', placed: 1, lost: 0, reclaimed: 0, live: 2, gone: 0, not_known: 0, dofollow_share: 1 },
      { month: '2026-05', placed: 2, lost: 1, reclaimed: 0, live: 2, gone: 1, not_known: 1, dofollow_share: 1 },
      { month: '2026-06', placed: 0, lost: 1, reclaimed: 1, live: 2, gone: 1, not_known: 1, dofollow_share: 0.5 },
    ]);
  });

  it('shares the costs among live links, and leaves pages that could not be read out of every share', () => {
    expect(group?.costs).to.deep.equal([{ currency: 'EUR', spent: 160.5, live: 2, cost_per_live_link: 80.25 }]);
    expect(group?.survival[0]).to.deep.equal({ months: 1, share: 2 / 3, links: 3 });
    expect(group?.survival[3]).to.deep.equal({ months: 12, share: null, links: 0 });
    expect(reportLinks([], new Date(), 3)).to.deep.equal([]);
  });
});

describe('[U] planNextCheck', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  const hours = (watch: object, frequency: 'daily' | 'weekly' = 'weekly') =>
    (planNextCheck({ id: 'a', watch: { ...NEW_WATCH, checks: 5, state: 'live', ...watch }, frequency }, now).getTime() -
      now.getTime()) /
    HOUR_MS;

  it('checks as often as the campaign says, and daily while something is wrong', () => {
    expect(hours({}, 'weekly')).to.be.within(168 * 0.8, 168 * 1.2);
    expect(hours({}, 'daily')).to.be.within(24 * 0.8, 24 * 1.2);
    expect(hours({ checks: 1 })).to.be.within(48 * 0.8, 48 * 1.2);
    for (const state of ['changed', 'pending', 'not_found']) expect(hours({ state })).to.be.within(24 * 0.8, 24 * 1.2);
    expect(hours({ blocked_since: now.toISOString() })).to.be.within(24 * 0.8, 24 * 1.2);
  });

  it('lets a check that decides come after its deadline', () => {
    expect(hours({ state: 'at_risk', missed_since: now.toISOString() })).to.be.within(24, 29);
    expect(hours({ unconfirmed: { rel: 'ugc', anchor: '', since: now.toISOString() } })).to.be.within(6, 11);
  });

  it('spreads the first checks of a file over a day', () => {
    expect(spreadFirstCheck(0, 10, now).getTime()).to.equal(now.getTime());
    expect(spreadFirstCheck(9, 10, now).getTime() - now.getTime()).to.equal(0.9 * 24 * HOUR_MS);
  });
});

describe('[U] draftReclaim', () => {
  const about = { page_url: 'https://blog.example/post', target_url: 'https://client.example/guide' };
  const mail = { subject: 'A guide for your readers', body: 'Hello Ana,\n\nThis is it.' };
  const values = { target: 'client.example/guide', rel: 'dofollow', anchor: 'the guide', indexing: 'indexable' };
  const draft = (watch: object, status: number | null = null) =>
    draftReclaim({ ...about, watch: { ...NEW_WATCH, baseline: values, seen: values, ...watch } }, status, mail);

  it('asks for what is missing, in the thread and by the name that was greeted', () => {
    const lost = draft({ state: 'lost', reason: 'removed' }).draft;
    expect(lost).to.include({ kind: 'removed', subject: 'Re: A guide for your readers' });
    expect(lost?.body).to.contain('Hello Ana,').and.to.contain('“the guide”');
    expect(draft({ state: 'lost', reason: 'page_gone' }).draft?.kind).to.equal('page_gone');
    const changes = [{ field: 'rel', before: 'dofollow', after: 'nofollow' }];
    const nofollow = draft({ state: 'changed', changes, seen: { ...values, rel: 'nofollow' } });
    expect(nofollow.draft?.kind).to.equal('nofollow');
    const moved = [{ field: 'target', before: 'client.example/guide', after: 'client.example/old' }];
    expect(
      draft({ state: 'changed', changes: moved, seen: { ...values, target: 'client.example/old' } }).draft?.body,
    ).to.contain('client.example/old');
  });

  it('asks in the language of the thread', () => {
    const lost = { ...NEW_WATCH, baseline: values, seen: values, state: 'lost' as const, reason: 'removed' as const };
    const body = 'Guten Tag Ana Lind,\n\nich möchte Ihnen einen Artikel zum Thema Bienen vorschlagen.';
    const german = draftReclaim({ ...about, watch: lost }, null, { subject: 'Artikelvorschlag', body });
    expect(german.draft?.body).to.match(/^Guten Tag Ana Lind,\n\nnochmals vielen Dank/);
    expect(german.draft?.body).to.contain('dass der Link „the guide“ zu https://client.example/guide auf');
    for (const [language, texts] of Object.entries(RECLAIM_TEXTS)) {
      const slots = Object.values(texts).flatMap((text) => text.match(/\{\w+\}/g) ?? []);
      const known = ['{host}', '{anchor}', '{target}', '{link}', '{page}', '{rel}', '{found}'];
      expect([...new Set(slots)], language).to.have.members(known);
      for (const text of [texts.removed, texts.page_gone, texts.nofollow]) expect(text).to.contain('{link}');
    }
  });

  it('drafts nothing for a live link, or where the target itself returns an error', () => {
    expect(draft({ state: 'live' }).draft).to.equal(null);
    const ours = draft({ state: 'lost', reason: 'removed' }, 404);
    expect(ours.draft === null && ours.why).to.contain('404');
  });
});

describe('[U] findNamedPages', () => {
  it('finds pages of the lead’s site in a reply, and no others', () => {
    const text =
      'It is live: https://www.blog.example/post?a=1. More at https://blog.example/ and (https://other.example/x)';
    expect(findNamedPages(text, 'blog.example')).to.deep.equal(['https://www.blog.example/post?a=1']);
    expect(findNamedPages('nothing here', 'blog.example')).to.deep.equal([]);
  });
});
