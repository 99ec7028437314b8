import { expect } from 'chai';
import { fixedRobots, sitemapLines, wholeRobots } from '../../../../domain/seo/fixes/robots-lines.js';
import { issueOn, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';
import { sitemapFile, sitemapFrom } from '../../../support/sites/sitemaps.js';

const home = pageFrom('Hi', { url: 'https://site.example/' });
const sitemap = sitemapFrom({
  files: [
    sitemapFile({ url: 'https://site.example/index.xml', kind: 'index', url_count: 0, child_count: 1 }),
    sitemapFile({ url: 'https://site.example/part.xml', parent_url: 'https://site.example/index.xml' }),
    sitemapFile({ url: 'https://site.example/gone.xml', status: 404 }),
  ],
});
const fix = (text: string, ...ids: string[]) => {
  const lines = text.split('\n');
  return write(
    fixedRobots,
    [home],
    {
      robots: robotsFrom({ text, noindex_lines: lines.flatMap((line, n) => (/^noindex/i.test(line) ? [n + 1] : [])) }),
    },
    ids.map((id) => issueOn(id, ['https://site.example/robots.txt'])),
  );
};

describe('[U] robots lines', () => {
  it('name the sitemaps that were read, an index for its parts', () => {
    expect(write(sitemapLines, [home], { sitemap })).to.deep.equal([
      {
        title: 'Lines for robots.txt',
        language: 'text',
        code: 'Sitemap: https://site.example/index.xml',
        url: 'https://site.example/robots.txt',
      },
    ]);
    expect(write(sitemapLines, [home], {}, [issueOn('robots/no-sitemap-line', [])])).to.deep.equal([]);
    // The sitemap of the same fix will be there.
    expect(write(sitemapLines, [home], {}, [issueOn('sitemap/missing', [])])[0]?.code).to.equal(
      'Sitemap: https://site.example/sitemap.xml',
    );
    expect(write(wholeRobots, [home])).to.deep.equal([]);
  });

  it('make a file that allows everything', () => {
    expect(write(wholeRobots, [home], { sitemap })[0]?.code).to.equal(
      'User-agent: *\nDisallow:\n\nSitemap: https://site.example/index.xml',
    );
  });

  it('take out what closes the site to everybody, and leave single bots closed', () => {
    const text =
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nUser-agent: Bingbot\nDisallow: /private\nDisallow: / # all\n';
    expect(fix(text, 'robots/site-disallowed')[0]?.code).to.equal(
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nUser-agent: Bingbot\nDisallow: /private',
    );
    expect(fix('User-agent: GPTBot\nDisallow: /\n', 'robots/site-disallowed')).to.deep.equal([]);
  });

  it('take out lines that crawlers skip', () => {
    expect(fix('User-agent: *\nDisallow: /a\nNoindex: /b\n', 'robots/noindex-directive')[0]?.code).to.equal(
      'User-agent: *\nDisallow: /a',
    );
    expect(fix('\ufeffUser-agent: *\nDisallow: /a\n', 'robots/bom')[0]?.code).to.equal('User-agent: *\nDisallow: /a');
  });

  it('say nothing of a file that is none, or too long to show', () => {
    const html = robotsFrom({ text: '<html>', is_html: true });
    const issue = [issueOn('robots/bom', ['https://site.example/robots.txt'])];
    expect(write(fixedRobots, [home], { robots: html }, issue)).to.deep.equal([]);
    expect(fix(`User-agent: *\n${'Disallow: /a\n'.repeat(100)}`, 'robots/bom')).to.deep.equal([]);
  });
});
