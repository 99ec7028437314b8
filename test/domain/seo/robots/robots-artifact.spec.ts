import { expect } from 'chai';
import { buildRobotsArtifact, type RobotsAnswer } from '../../../../domain/seo/robots/robots-artifact.js';

const build = (answer: Partial<RobotsAnswer>) =>
  buildRobotsArtifact({
    url: 'https://h.example/robots.txt',
    status: 200,
    error: null,
    redirectHops: 0,
    bytes: 100,
    truncated: false,
    text: '',
    mediaType: 'text/plain',
    agent: 'FooBot',
    ...answer,
  });

describe('[U] robots-artifact', () => {
  const states: [status: number, state: string, siteDisallowed: boolean][] = [
    [200, 'found', true],
    [206, 'found', true],
    [302, 'missing', false],
    [401, 'missing', false],
    [404, 'missing', false],
    [410, 'missing', false],
    [429, 'missing', false],
    [500, 'unreachable', true],
    [503, 'unreachable', true],
    [0, 'unreachable', true],
  ];
  for (const [status, state, siteDisallowed] of states) {
    it(`status ${status} means ${state} (case 4, RFC 9309 2.3.1)`, () => {
      const artifact = build({ status, text: 'User-agent: *\nDisallow: /' });
      expect([artifact.state, artifact.site_disallowed]).to.deep.equal([state, siteDisallowed]);
    });
  }

  it('does not take a login page for the file (case 41)', () => {
    const text = '<!DOCTYPE html><html><title>Log in</title><p>User-agent: *<p>Disallow: /';
    const artifact = build({ text, mediaType: 'text/html', redirectHops: 1 });
    expect(artifact.state).to.equal('missing');
    expect(artifact.is_html).to.equal(true);
    expect(artifact.text).to.equal('');
    expect(artifact.site_disallowed).to.equal(false);
    expect(artifact.redirect_hops).to.equal(1);
  });

  it('believes rules that are sent as text/html, but not words', () => {
    expect(build({ text: 'User-agent: *\nDisallow: /', mediaType: 'text/html' }).is_html).to.equal(false);
    expect(build({ text: 'Please log in', mediaType: 'text/html' }).is_html).to.equal(true);
    expect(build({ text: 'Please log in', mediaType: 'text/plain' }).is_html).to.equal(false);
    expect(build({ text: '\n <html>', mediaType: 'text/plain' }).is_html).to.equal(true);
    expect(build({ text: '<?xml version="1.0"?><html/>', mediaType: 'application/xhtml+xml' }).is_html).to.equal(true);
  });

  it('counts the first 500 KiB alone', () => {
    const text = `User-agent: *\n${'#'.repeat(512_000)}\nDisallow: /`;
    const artifact = build({ text });
    expect(artifact.truncated).to.equal(true);
    expect(artifact.site_disallowed).to.equal(false);
    expect(artifact.text).to.have.lengthOf(512_000);
    expect(build({ text: 'User-agent: *' }).truncated).to.equal(false);
    expect(build({ truncated: true }).truncated).to.equal(true);
  });

  it('tells what binds our agent and which AI services are shut out', () => {
    const text = [
      'User-agent: GPTBot',
      'User-agent: CCBot',
      'Disallow: /',
      'User-agent: ClaudeBot',
      'Disallow: /private',
      'User-agent: FooBot',
      'Crawl-delay: 3',
      'Disallow: /x',
      'Sitemap: https://h.example/s.xml',
    ].join('\n');
    const artifact = build({ text });
    expect(artifact.blocked_ai_bots).to.deep.equal(['GPTBot', 'CCBot']);
    expect(artifact.crawl_delay_s).to.equal(3);
    expect(artifact.site_disallowed).to.equal(false);
    expect(artifact.sitemap_urls).to.deep.equal(['https://h.example/s.xml']);
  });

  it('knows the AI services by their tokens', () => {
    expect(build({ text: 'User-agent: *\nDisallow: /' }).blocked_ai_bots).to.deep.equal([
      'GPTBot',
      'OAI-SearchBot',
      'ChatGPT-User',
      'ClaudeBot',
      'PerplexityBot',
      'Google-Extended',
      'Applebot-Extended',
      'Bytespider',
      'CCBot',
    ]);
  });

  it('keeps the error of a request that failed', () => {
    const error = { kind: 'timeout', message: 'no answer in 30 s' } as const;
    const artifact = build({ status: 0, error });
    expect(artifact.error).to.deep.equal(error);
    expect(artifact.blocked_ai_bots).to.deep.equal([]);
  });
});
