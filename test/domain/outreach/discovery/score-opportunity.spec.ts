import { expect } from 'chai';
import type { FoundPage } from '../../../../domain/outreach/discovery/found-page.js';
import { readGuestPostSignals } from '../../../../domain/outreach/discovery/guest-post-signals.js';
import { scoreOpportunity } from '../../../../domain/outreach/discovery/score-opportunity.js';
import { foundPage } from '../../../support/samples/found-page.js';

const GOOD: Partial<FoundPage> = {
  url: 'https://blog.example/hand-tools/write-for-us',
  title: 'Write for us about hand tools',
  headings: ['Hand tools: submission guidelines'],
  text: 'Hand tools. We publish a guest post on hand tools each week; hand tools only.',
  word_count: 900,
  newest_year: 2026,
};
const scoreCompetitor = (overrides: Partial<FoundPage>, contact: string | null = 'ana@blog.example') => {
  const page = foundPage(overrides);
  const signals = readGuestPostSignals(page);
  return scoreOpportunity(page, { keyword: 'hand tools', signals, contact, year: 2026 });
};
const partOf = (scores: ReturnType<typeof scoreCompetitor>, score: string, name: string) =>
  scores.evidence.find((part) => part.score === score && part.name === name);

describe('[U] score an opportunity', () => {
  it('a page that has everything has full marks', () => {
    expect(scoreCompetitor(GOOD)).to.include({ quality_score: 1, relevance_score: 1, guest_post_likelihood: 1 });
  });

  it('a page that has nothing has next to none', () => {
    const scores = scoreCompetitor({ url: 'http://blog.example/', outbound_links: 61 }, null);
    expect(scores).to.include({ quality_score: 0.05, relevance_score: 0, guest_post_likelihood: 0 });
  });

  it('each score is the sum of its evidence', () => {
    const scores = scoreCompetitor({
      ...GOOD,
      title: 'Hand planes',
      word_count: 400,
      newest_year: 2024,
      url: 'http://a.example/',
    });
    const sum = (score: string) =>
      scores.evidence.filter((part) => part.score === score).reduce((total, { value }) => total + value, 0);
    expect(scores).to.include({ quality_score: 0.525, relevance_score: 0.725, guest_post_likelihood: 0.45 });
    expect(sum('quality')).to.be.closeTo(0.525, 0.001);
    expect(sum('relevance')).to.be.closeTo(0.725, 0.001);
    expect(sum('guest_post_likelihood')).to.be.closeTo(0.45, 0.001);
  });

  it('a refusal outweighs every phrase that invites', () => {
    const text = `${'Guest post. '.repeat(5)}We do not accept guest posts.`;
    const scores = scoreCompetitor({ ...GOOD, text });
    expect(scores.guest_post_likelihood).to.equal(0);
    expect(partOf(scores, 'guest_post_likelihood', 'refusal')?.detail).to.equal('It says "do not accept guest posts"');
  });

  for (const [what, text, name, quality] of [
    ['trade in links', 'Buy backlinks here', 'link_trade', 0.6],
    ['a casino', 'The best casino', 'spam', 0.7],
  ] as const)
    it(`${what} takes from the quality`, () => {
      const scores = scoreCompetitor({ ...GOOD, text });
      expect(scores.quality_score).to.equal(quality);
      expect(partOf(scores, 'quality', name)?.value).to.equal(quality - 1 === -0.4 ? -0.4 : -0.3);
    });

  it('a list of such sites is none of them', () => {
    const scores = scoreCompetitor({ ...GOOD, title: '150+ hand tools guest posting sites' });
    expect(scores.guest_post_likelihood).to.equal(0.4);
    expect(partOf(scores, 'guest_post_likelihood', 'list_of_sites')?.value).to.equal(-0.6);
  });

  it('a form is a way in, where no address is', () => {
    const way = (has_form: boolean) => partOf(scoreCompetitor({ has_form }, null), 'guest_post_likelihood', 'way_in');
    expect(way(true)).to.include({ value: 0.1, detail: 'It has a form' });
    expect(way(false)).to.include({ value: 0, detail: 'No way to write to it was found' });
  });
});
