import { expect } from 'chai';
import { parsePage } from '../../../../activities/crawl/read/parse-page.js';
import { findLink, followDetour, listDetours } from '../../../../domain/outreach/links/find-link.js';
import { isChallengePage } from '../../../../domain/outreach/links/is-challenge-page.js';

const TARGET = 'https://client.example/guide';
const read = (body: string) =>
  parsePage({
    url: 'https://blog.example/post',
    body: Buffer.from(`<!doctype html><html lang="en"><body>${body}`),
    contentType: 'text/html; charset=utf-8',
    targetKeywords: [],
  });
const find = (body: string) => findLink(read(body).anchors, TARGET, 'html');

describe('[U] findLink', () => {
  it('takes spellings of one page for the same, and another page of the site for a changed target', () => {
    for (const href of [TARGET, 'http://www.client.example/guide/#top', `${TARGET}?utm_source=x&gclid=1`])
      expect(find(`<main><a href="${href}">x</a></main>`)?.match, href).to.equal('exact');
    expect(find('<main><a href="https://client.example/other">x</a></main>')?.match).to.equal('same_site');
    expect(find('<main><a href="https://client.example.evil.example/guide">x</a></main>')).to.equal(null);
  });

  it('reads rel whatever its case and its other words', () => {
    const rel = (value: string) => find(`<main><a rel="${value}" href="${TARGET}">x</a></main>`)?.rel;
    expect(rel('NoFollow noopener')).to.deep.equal(['nofollow']);
    expect(rel('noopener SPONSORED')).to.deep.equal(['sponsored']);
    expect(rel('ugc nofollow')).to.deep.equal(['nofollow', 'ugc']);
    expect(rel('noopener')).to.deep.equal([]);
  });

  it('chooses the best of several, with where it is, its text and how many there are', () => {
    const link = (rel: string, text: string) => `<a rel="${rel}" href="${TARGET}">${text}</a>`;
    const body = `<nav>${link('', 'menu')}</nav><main>${link('nofollow', 'first')} ${link('', '  the  guide ')}</main><footer>${link('', 'foot')}</footer>`;
    expect(find(body)).to.include({ anchor: 'the guide', position: 'content', count: 4 });
    expect(find(`<footer>${link('', 'foot')}</footer>`)?.position).to.equal('footer');
    expect(find(`<aside>${link('', 'side')}</aside>`)?.position).to.equal('sidebar');
    expect(find(`<main><a href="${TARGET}"><img src="/a.png" alt="Guide of tools"></a></main>`)?.anchor).to.equal(
      'Guide of tools',
    );
  });

  it('lists ways that may lead to the target by another URL, and follows them', () => {
    const { anchors } = read(`<main>
      <a href="/out?url=https%3A%2F%2Fclient.example%2Fguide">by query</a>
      <a href="https://bit.ly/abc">the guide</a>
      <a href="https://elsewhere.example/page">not this</a>
    </main>`);
    const detours = listDetours(anchors, TARGET, 'The guide');
    expect(detours.map(({ text }) => text)).to.deep.equal(['by query', 'the guide']);
    const [first] = detours;
    if (!first) throw new Error('There is no detour');
    expect(followDetour(first, TARGET, TARGET, 'html')).to.include({
      via_redirect: true,
      match: 'exact',
      ends_at: TARGET,
    });
    expect(followDetour(first, 'https://elsewhere.example/', TARGET, 'html')).to.equal(null);
  });
});

describe('[U] isChallengePage', () => {
  const words = 'word '.repeat(200);

  it('knows a bot wall by its headers, its title or its scripts, whatever the status', () => {
    expect(isChallengePage({ 'cf-mitigated': 'challenge' }, null)).to.equal(true);
    expect(isChallengePage({}, read('<title>Just a moment...</title><p>Checking'))).to.equal(true);
    expect(isChallengePage({}, read('<script src="https://geo.captcha-delivery.com/c.js"></script>'))).to.equal(true);
  });

  it('lets articles pass that have such a title or script', () => {
    expect(isChallengePage({}, null)).to.equal(false);
    expect(isChallengePage({}, read(`<title>Just a moment of calm</title><main>${words}</main>`))).to.equal(false);
    const script = '<script src="/cdn-cgi/challenge-platform/x.js"></script>';
    expect(isChallengePage({}, read(`${script}<main>${words}</main>`))).to.equal(false);
    expect(isChallengePage({}, read('<title>Hello</title><p>Short'))).to.equal(false);
  });
});
