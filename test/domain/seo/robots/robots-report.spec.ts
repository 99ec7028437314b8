import { expect } from 'chai';
import { readLines } from '../../../../domain/seo/robots/robots-line.js';
import { type RobotsReport, RobotsReporter } from '../../../../domain/seo/robots/robots-report.js';

/** The report on these lines, each given as one that is no rule. */
function reportOn(...lines: string[]): RobotsReport {
  const reporter = new RobotsReporter();
  for (const line of readLines(lines.join('\n'))) reporter.other(line);
  return reporter.finish(false);
}

function errorOf(pattern: string): string | null {
  const reporter = new RobotsReporter();
  reporter.pattern({ line: 1, text: `Disallow: ${pattern}`, key: 'disallow', value: pattern, fault: null });
  return reporter.finish(false).bad_patterns[0]?.reason ?? null;
}

describe('[U] robots-report', () => {
  it('begins with nothing to say', () => {
    expect(new RobotsReporter().finish(true)).to.deep.equal({
      has_bom: true,
      sitemap_urls: [],
      bad_sitemap_lines: [],
      unknown_directives: [],
      syntax_errors: [],
      bad_patterns: [],
      noindex_lines: [],
    });
  });

  it('lists each sitemap once, normalized, and those without an absolute URL apart', () => {
    const report = reportOn(
      'Sitemap: HTTPS://H.example/a.xml',
      'Sitemap: https://h.example/a.xml',
      'Sitemap: /b.xml',
      'Sitemap:',
    );
    expect(report.sitemap_urls).to.deep.equal(['https://h.example/a.xml']);
    expect(report.bad_sitemap_lines).to.deep.equal([
      { line: 3, text: 'Sitemap: /b.xml' },
      { line: 4, text: 'Sitemap:' },
    ]);
  });

  it('knows the keys that some crawler reads, and no others', () => {
    const report = reportOn(
      'Crawl-delay: 1',
      'Host: h.example',
      'Content-Signal: ai-train=no',
      'Nofollow: /a',
      'Noindex: /b',
    );
    expect(report.unknown_directives).to.deep.equal([{ line: 4, text: 'Nofollow: /a' }]);
    expect(report.noindex_lines).to.deep.equal([5]);
  });

  const patterns: [pattern: string, fault: string | null][] = [
    ['/', null],
    ['/a*b$', null],
    ['*.pdf$', null],
    ['a', 'starts with neither "/" nor "*"'],
    ['https://h.example/a', 'starts with neither "/" nor "*"'],
    ['$', 'starts with neither "/" nor "*"'],
    ['/a$b', '"$" is not at the end'],
    ['/a$$', '"$" is not at the end'],
  ];
  for (const [pattern, error] of patterns) {
    it(`pattern ${pattern}: ${error ?? 'well'}`, () => expect(errorOf(pattern)).to.equal(error));
  }

  it('keeps a hundred lines of a kind and a thousand sitemaps', () => {
    const urls = Array.from({ length: 1001 }, (_, index) => `Sitemap: https://h.example/${index}.xml`);
    const report = reportOn(...urls, ...Array.from({ length: 101 }, () => 'Noindex: /'));
    expect([report.sitemap_urls.length, report.noindex_lines.length]).to.deep.equal([1000, 100]);
  });

  it('says what is wrong with the form of a line', () => {
    const reporter = new RobotsReporter();
    for (const line of readLines('# note\nDissallow: /a')) if (line.fault) reporter.syntaxError(line, line.fault);
    expect(reporter.finish(false).syntax_errors).to.deep.equal([
      { line: 2, text: 'Dissallow: /a', reason: 'misspelled: disallow is meant' },
    ]);
  });
});
