import { expect } from 'chai';
import { crawlDelayS, isAllowed, parseRobots } from '../../../../domain/seo/robots/robots-rules.js';

const lines = (...text: string[]) => parseRobots(text.join('\n'));
const allowed = (robots: string, path: string, agent = 'FooBot') => isAllowed(parseRobots(robots), agent, path);

describe('[U] robots-rules', () => {
  it('reads over a byte order mark at the start (case 1)', () => {
    const rules = parseRobots('\ufeffUser-agent: *\nDisallow: /private');
    expect(isAllowed(rules, 'FooBot', '/private/a')).to.equal(false);
    expect(isAllowed(rules, 'FooBot', '/public')).to.equal(true);
    expect(rules.report.has_bom).to.equal(true);
  });

  for (const mark of [[0xef], [0xef, 0xbb], [0xef, 0xbb, 0xbf]]) {
    it(`reads over a mark of which ${mark.length} bytes are there`, () => {
      const file = Buffer.concat([Buffer.from(mark), Buffer.from('User-agent: *\nDisallow: /')]);
      expect(allowed(file.toString('utf8'), '/a')).to.equal(false);
    });
  }

  it('ends lines at CR alone too', () => {
    expect(allowed('User-agent: *\rDisallow: /a\rAllow: /a/b', '/a/x')).to.equal(false);
    expect(allowed('User-agent: *\rDisallow: /a\rAllow: /a/b', '/a/b')).to.equal(true);
  });

  it('reads the name of an agent up to the first sign that a name cannot have', () => {
    for (const name of ['Foo-Bot_x/1.0', 'foo-bot_x (like others)', 'FOO-BOT_X1', 'foo-bot_x;y']) {
      expect(allowed(`User-agent: ${name}\nDisallow: /`, '/', 'Foo-Bot_x'), name).to.equal(false);
    }
    expect(allowed('User-agent: foo bot\nDisallow: /', '/', 'foobot')).to.equal(true);
  });

  it('takes a line with a mark in the middle for garbage and counts the rest (case 2)', () => {
    const rules = lines('User-agent: *', '\ufeffDisallow: /a', 'Disallow: /b');
    expect(isAllowed(rules, 'FooBot', '/a')).to.equal(true);
    expect(isAllowed(rules, 'FooBot', '/b')).to.equal(false);
    expect(rules.report.unknown_directives).to.deep.equal([{ line: 2, text: '\ufeffDisallow: /a' }]);
  });

  it('merges groups for one agent that stand apart, unknown keys between names ignored (case 10)', () => {
    const rules = lines(
      'User-agent: foobot',
      'Whatever: x',
      'User-agent: barbot',
      'Disallow: /a',
      'User-agent: other',
      'Disallow: /',
      'User-agent: FooBot',
      'Disallow: /b',
    );
    const verdicts = ['/a', '/b', '/c'].map((path) => isAllowed(rules, 'FooBot', path));
    expect(verdicts).to.deep.equal([false, false, true]);
    expect(['/a', '/b'].map((path) => isAllowed(rules, 'barbot', path))).to.deep.equal([false, true]);
  });

  it('reports a sitemap without scheme and never makes a host of it (case 7)', () => {
    const { report } = lines('Sitemap: example.test/sm.xml', 'Sitemap: /sm.xml', 'Sitemap: https://h.example/sm.xml');
    expect(report.sitemap_urls).to.deep.equal(['https://h.example/sm.xml']);
    expect(report.bad_sitemap_lines).to.deep.equal([
      { line: 1, text: 'Sitemap: example.test/sm.xml' },
      { line: 2, text: 'Sitemap: /sm.xml' },
    ]);
  });

  it('finds a sitemap above the first group and leaves the group intact (case 8)', () => {
    const rules = lines('Sitemap: https://h.example/s.xml', 'User-agent: *', 'Disallow: /a');
    expect(rules.report.sitemap_urls).to.deep.equal(['https://h.example/s.xml']);
    expect(rules.report.syntax_errors).to.deep.equal([]);
    expect(isAllowed(rules, 'FooBot', '/a')).to.equal(false);
  });

  it('does not let a sitemap line end a group', () => {
    const rules = lines('User-agent: foobot', 'Sitemap: https://h.example/s.xml', 'Disallow: /a');
    expect(isAllowed(rules, 'foobot', '/a')).to.equal(false);
  });

  it('lets the longest pattern win, and allow win a tie', () => {
    const robots = 'User-agent: *\nDisallow: /a/\nAllow: /a/b\nDisallow: /a/b/c\nDisallow: /tie\nAllow: /tie';
    const verdicts = ['/a/x', '/a/b', '/a/b/c', '/tie', '/'].map((path) => allowed(robots, path));
    expect(verdicts).to.deep.equal([false, true, false, true, true]);
  });

  it('takes the rules for everybody only when no group names the agent', () => {
    const robots = 'User-agent: *\nDisallow: /\nUser-agent: FooBot\nAllow: /x';
    expect(allowed(robots, '/a', 'FooBot')).to.equal(true);
    expect(allowed(robots, '/a', 'BarBot')).to.equal(false);
  });

  it('lets a group without rules free its agent', () => {
    expect(allowed('User-agent: *\nDisallow: /\nUser-agent: FooBot', '/a')).to.equal(true);
  });

  it('compares agents without case and version, and whole', () => {
    const robots = 'User-agent: FOOBOT/2.1\nDisallow: /';
    expect(allowed(robots, '/', 'foobot')).to.equal(false);
    expect(allowed(robots, '/', 'FooBot/9')).to.equal(false);
    expect(allowed(robots, '/', 'FooBotImage')).to.equal(true);
    expect(allowed(robots, '/', 'Foo')).to.equal(true);
  });

  it('forbids nothing by an empty disallow, and never the file itself', () => {
    expect(allowed('User-agent: *\nDisallow:', '/a')).to.equal(true);
    expect(allowed('User-agent: *\nDisallow: /', '/robots.txt')).to.equal(true);
    expect(allowed('User-agent: *\nDisallow: /', '')).to.equal(false);
  });

  it('allows the directory along with its index file', () => {
    const robots = 'User-agent: *\nDisallow: /\nAllow: /dir/index.html';
    expect(['/dir/', '/dir/index.html', '/dir/other', '/dir'].map((path) => allowed(robots, path))).to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
    const root = 'User-agent: *\nDisallow: /\nAllow: /index.htm';
    expect(['/', '/index.htm', '/index.html', '/a'].map((path) => allowed(root, path))).to.deep.equal([
      true,
      true,
      true,
      false,
    ]);
  });

  it('allows everything for a file that says nothing', () => {
    for (const text of ['', '\n\n', '<html>no</html>', '\0\0\0']) expect(allowed(text, '/a'), text).to.equal(true);
  });

  it('reads the delay of the group that binds the agent', () => {
    const rules = lines('User-agent: *', 'Crawl-delay: 10', 'Disallow: /x', 'User-agent: FooBot', 'Crawl-delay: 0.5');
    expect(crawlDelayS(rules, 'FooBot')).to.equal(0.5);
    expect(crawlDelayS(rules, 'BarBot')).to.equal(10);
    expect(crawlDelayS(lines('User-agent: a', 'Crawl-delay: soon'), 'a')).to.equal(null);
  });

  it('reports what is wrong, line by line', () => {
    const { report } = lines(
      'Disallow: /early',
      'User-agent:',
      'User-agent: *',
      'Noindex: /a',
      'Disalow: /b',
      'Disallow /c',
      'Disallow: d',
      'Allow: /e$f',
      'Crawl-delay: x',
      'Colour: blue',
      'Clean-param: ref',
    );
    expect(report).to.deep.equal({
      has_bom: false,
      sitemap_urls: [],
      bad_sitemap_lines: [],
      unknown_directives: [{ line: 10, text: 'Colour: blue' }],
      syntax_errors: [
        { line: 1, text: 'Disallow: /early', reason: 'rule before any user-agent' },
        { line: 2, text: 'User-agent:', reason: 'empty user-agent' },
        { line: 5, text: 'Disalow: /b', reason: 'misspelled: disallow is meant' },
        { line: 6, text: 'Disallow /c', reason: 'no colon' },
        { line: 9, text: 'Crawl-delay: x', reason: 'not a number of seconds' },
      ],
      bad_patterns: [
        { line: 7, text: 'Disallow: d', reason: 'starts with neither "/" nor "*"' },
        { line: 8, text: 'Allow: /e$f', reason: '"$" is not at the end' },
      ],
      noindex_lines: [4],
    });
  });

  it('keeps a hundred errors of a file made of errors', () => {
    const { report } = parseRobots('x: y\n'.repeat(5000));
    expect(report.unknown_directives).to.have.lengthOf(100);
  });

  it('finds the right one of ten thousand rules', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `Disallow: /p${index}/*/x$`).join('\n');
    const rules = parseRobots(`User-agent: *\n${many}`);
    expect(isAllowed(rules, 'FooBot', '/p9999/a/b/x')).to.equal(false);
    expect(isAllowed(rules, 'FooBot', '/p10000/a/b/x')).to.equal(true);
  });

  it('keeps the rules once that ten thousand agents share', () => {
    const agents = Array.from({ length: 10_000 }, (_, index) => `User-agent: ${'ab'.repeat(3)}${toLetters(index)}`);
    const many = Array.from({ length: 15_000 }, (_, index) => `Crawl-delay: ${index % 9}\nDisallow: /${index}`);
    const rules = lines(...agents, ...many);
    expect(isAllowed(rules, `ababab${toLetters(9999)}`, '/14999')).to.equal(false);
    expect(crawlDelayS(rules, `ababab${toLetters(0)}`)).to.equal(8);
    expect(isAllowed(rules, 'FooBot', '/14999')).to.equal(true);
  });

  it('binds a delay to the agents named before it alone', () => {
    const rules = lines('User-agent: a', 'Crawl-delay: 7', 'User-agent: b', 'Disallow: /x');
    expect([crawlDelayS(rules, 'a'), crawlDelayS(rules, 'b')]).to.deep.equal([7, null]);
    expect([isAllowed(rules, 'a', '/x'), isAllowed(rules, 'b', '/x')]).to.deep.equal([false, false]);
  });
});

/** Names of agents hold no digits. */
function toLetters(index: number): string {
  return [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
