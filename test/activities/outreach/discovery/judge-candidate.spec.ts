import { expect } from 'chai';
import { judgeCandidate } from '../../../../activities/outreach/discovery/judge-candidate.js';
import type { Candidate } from '../../../../activities/outreach/discovery/search-candidates.js';
import { skippedVisits } from '../../../support/temporal/skipped-visits.js';

const SITE = 'https://blog.example';
const candidate: Candidate = {
  url: `${SITE}/write-for-us`,
  title: 'From the engine',
  snippet: 'A snippet',
  domain: 'blog.example',
  provider: 'brave',
  query: 'hand tools "write for us"',
};
const LINKS = '<a href="/about">About</a> <a href="/contact">Contact</a> <a href="/team">Team</a>';
const INVITES = '<title>Write for us</title><h1>Hand tools</h1><p>Submission guidelines for your guest post.</p>';

describe('[U] judge a candidate', () => {
  const judge = async (pages: Record<string, string>, given: { snippet?: string } = {}, setAside: string[] = []) => {
    const visited: string[] = [];
    const visitPage = async (url: string) => {
      visited.push(url.replace(SITE, ''));
      const html = pages[url.replace(SITE, '')];
      return html === undefined ? { ok: false as const, reason: 'It is not there' } : { ok: true as const, url, html };
    };
    const visitFeed = visitPage;
    const deps = { visitPage, visitFeed, visits: skippedVisits(...setAside), now: () => new Date('2026-06-01') };
    const input = { candidate: { ...candidate, ...given }, keyword: 'hand tools' };
    const outcome = await judgeCandidate(deps, input, new AbortController().signal);
    return { visited, outcome, found: outcome.ok ? outcome.opportunity : null };
  };

  it('from the page alone when it names an address', async () => {
    const html = `${INVITES}<a href="mailto:ana@blog.example">Mail</a>${LINKS}`;
    const { visited, found } = await judge({ '/write-for-us': html, '/contact': 'bo@blog.example' });
    expect(visited).to.deep.equal(['/write-for-us']);
    expect(found).to.deep.include({
      website_url: candidate.url,
      website_title: 'Write for us',
      domain: 'blog.example',
      snippet: 'A snippet',
      contact_email: 'ana@blog.example',
      contact_page: candidate.url,
      contact_source: 'mailto',
      guest_post_likelihood: 1,
      has_guidelines: true,
      source: 'brave',
      query: candidate.query,
    });
    expect(found?.evidence.map(({ score }) => score)).to.include.members([
      'quality',
      'relevance',
      'guest_post_likelihood',
    ]);
  });

  it('one hop further when it names none, to two pages at most', async () => {
    const pages = { '/write-for-us': INVITES + LINKS, '/contact': 'Nothing', '/about': 'ana [at] blog [dot] example' };
    const { visited, found } = await judge(pages);
    expect(visited).to.deep.equal(['/write-for-us', '/contact', '/about']);
    expect(found).to.include({
      contact_email: 'ana@blog.example',
      contact_page: `${SITE}/about`,
      contact_source: 'spelled_out',
    });
    const none = await judge({
      '/write-for-us': INVITES + LINKS,
      '/contact': 'No',
      '/about': 'No',
      '/team': 'x@blog.example',
    });
    expect(none.visited).to.deep.equal(['/write-for-us', '/contact', '/about']);
    expect(none.found).to.include({ contact_email: null, contact_page: `${SITE}/contact`, contact_source: null });
  });

  it('with what the site says of itself, and its newest article', async () => {
    const person = '{"@type":"Person","name":"Ana Lind","email":"mailto:ana@blog.example"}';
    const head = `<html lang="de-AT"><meta property="og:site_name" content="The Workshop Blog"><link rel="alternate" type="application/rss+xml" href="/comments/feed"><link rel="alternate" type="application/rss+xml" href="/feed">`;
    const items = [
      ['Old', '/old', 'Mon, 02 Feb 2026 08:00:00 GMT'],
      ['Sharpening &amp;amp; care', '/care', 'Wed, 20 May 2026 08:00:00 GMT'],
      ['Tomorrow', '/tomorrow', 'Wed, 20 Jan 2027 08:00:00 GMT'],
    ].map(
      ([title, path, date]) =>
        `<item><title>${title}</title><link>${SITE}${path}</link><pubDate>${date}</pubDate></item>`,
    );
    const html = `${head}${INVITES}<script type="application/ld+json">${person}</script>`;
    const { visited, found } = await judge({
      '/write-for-us': html,
      '/feed': `<rss><channel><title>Blog</title>${items.join('')}</channel></rss>`,
    });
    expect(visited).to.deep.equal(['/write-for-us', '/feed']);
    expect(found?.site_facts).to.deep.equal({
      name: 'The Workshop Blog',
      language: 'de',
      recent_article: { title: 'Sharpening & care', url: `${SITE}/care`, published_on: '2026-05-20' },
      guidelines_url: candidate.url,
      contact_name: 'Ana Lind',
      read_at: '2026-06-01T00:00:00.000Z',
    });
    const none = await judge({ '/write-for-us': `${head}${INVITES}` }, {}, [`${SITE}/feed`]);
    expect(none.visited).to.deep.equal(['/write-for-us']);
    expect(none.found?.site_facts).to.deep.include({ recent_article: null, contact_name: null });
  });

  it('by what its page with the address says, too', async () => {
    const { found } = await judge({
      '/write-for-us': INVITES + LINKS,
      '/contact': '<p>ana@blog.example</p><p>We do not accept guest posts. Please do not send pitches.</p>',
    });
    expect(found).to.include({ contact_email: 'ana@blog.example', not_saved: 'refuses_guest_posts' });
    expect(found?.guest_post_likelihood).to.be.at.most(0.05);
    expect((await judge({ '/write-for-us': INVITES + LINKS })).found).to.include({ not_saved: null });
  });

  it('names the page to look at when none of them could be had', async () => {
    const { found } = await judge({ '/write-for-us': INVITES + LINKS });
    expect(found).to.include({ contact_email: null, contact_page: `${SITE}/contact` });
    expect((await judge({ '/write-for-us': INVITES })).found?.contact_page).to.equal(null);
  });

  it('with the engine’s title and the page’s description where the others are missing', async () => {
    const html = '<meta name="description" content="About tools"><p>Hi</p>';
    const { found } = await judge({ '/write-for-us': html }, { snippet: '' });
    expect(found).to.include({ website_title: 'From the engine', snippet: 'About tools' });
  });

  it('visits no page that has ended its worker twice, and says so', async () => {
    const html = `${INVITES}${LINKS}`;
    const pages = { '/write-for-us': html, '/contact': 'Mail bo@blog.example', '/about': 'Mail ana@blog.example' };
    expect(await judge(pages, {}, [candidate.url])).to.deep.include({
      visited: [],
      outcome: { ok: false, reason: `${candidate.url}: This URL crashed the crawler twice and was skipped.` },
    });
    const { visited, found } = await judge(pages, {}, [`${SITE}/contact`]);
    expect(visited).to.not.include('/contact');
    expect(found?.contact_email).to.equal('ana@blog.example');
  });

  it('gives a reason for a page that cannot be had', async () => {
    expect((await judge({})).outcome).to.deep.equal({ ok: false, reason: `${candidate.url}: It is not there` });
  });

  it('from what came in time: a page that is silent is a reason, and a silent contact page a missing address', async () => {
    const silent = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
    const judgeSilent = (html: string | null) => {
      const visitPage = async (url: string, signal: AbortSignal) =>
        html !== null && url === candidate.url ? { ok: true as const, url, html } : silent(signal);
      const deps = { visitPage, visitFeed: visitPage, visits: skippedVisits(), now: () => new Date('2026-06-01') };
      return judgeCandidate(deps, { candidate, keyword: 'hand tools' }, new AbortController().signal, 0.1);
    };
    expect(await judgeSilent(null)).to.deep.equal({
      ok: false,
      reason: `${candidate.url}: The page did not respond within 0.1 seconds`,
    });
    const found = await judgeSilent(INVITES + LINKS);
    expect(found).to.have.nested.property('opportunity.contact_email', null);
    expect(found).to.have.nested.property('opportunity.website_title', 'Write for us');
  });
});
