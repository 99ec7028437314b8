import { expect } from 'chai';
import { extractPage } from '../../../../activities/crawl/extract/extract-page.js';
import { StepBudget } from '../../../../activities/crawl/extract/step-budget.js';
import type { Extraction, OwnRule } from '../../../../domain/seo/own-checks/own-checks.js';

const HTML = `<!doctype html><html lang="de"><head><title>Lamp</title>
<script type="application/ld+json">{"sku":"A-1"}</script></head><body>
<h1>Oak&nbsp;lamp <small>new</small></h1>
<p class="price" data-value="1299">1.299,00 €<script>var x = 1;</script></p>
<p class="price">12,50 €</p>
<ul><li><a href="/a">A</a><li><a>B</a><li><a href="/c?x=1&amp;y=2">C</a></ul>
<div id="box"><b>bold</b> &amp; plain<br>next</div>
</body></html>`;

const one = (given: Partial<Extraction>): Extraction => ({ name: 'X', take: 'text', all: false, ...given });
const rule = (given: Partial<OwnRule> & Pick<OwnRule, 'type'>): OwnRule => ({
  severity: 'medium',
  when_missing: 'fail',
  ...given,
});
const read = (given: Partial<Extraction>, html = HTML) => extractPage([one(given)], html, 'source').columns[0];

describe('[U] extract page', () => {
  const cases: [what: string, given: Partial<Extraction>, values: string[], matches: number][] = [
    ['text, folded and without scripts', { selector: '.price' }, ['1.299,00 €'], 2],
    ['all matches', { selector: '.price', all: true }, ['1.299,00 €', '12,50 €'], 2],
    ['text of elements within', { selector: 'h1' }, ['Oak lamp new'], 1],
    ['text across a line break', { selector: '#box' }, ['bold & plain next'], 1],
    ['inner HTML', { selector: '#box', take: 'html' }, ['<b>bold</b> &amp; plain<br>next'], 1],
    ['the content of a script itself', { selector: 'script[type="application/ld+json"]' }, ['{"sku":"A-1"}'], 1],
    ['an attribute', { selector: 'p', take: 'attribute', attribute: 'Data-Value' }, ['1299'], 2],
    [
      'attributes of those that have one',
      { selector: 'li > a', take: 'attribute', attribute: 'href', all: true },
      ['/a', '/c?x=1&y=2'],
      3,
    ],
    ['a count', { selector: 'li', take: 'count' }, ['3'], 3],
    ['a count of nothing', { selector: 'table', take: 'count' }, ['0'], 0],
    ['nothing', { selector: 'table' }, [], 0],
    ['the first group of a regex', { regex: '"sku":"([^"]+)"' }, ['A-1'], 1],
    [
      'the match of a regex without groups',
      { regex: 'href="[^"]*"', all: true },
      ['href="/a"', 'href="/c?x=1&amp;y=2"'],
      2,
    ],
    ['a count of a regex', { regex: '<li>', take: 'count' }, ['3'], 3],
    ['a group that did not take part', { regex: '(x)?sku' }, [''], 1],
    ['by :has', { selector: 'body > :has(> b)', take: 'attribute', attribute: 'id' }, ['box'], 1],
  ];
  for (const [what, given, values, matches] of cases)
    it(`takes ${what}`, () => expect(read(given)).to.deep.equal({ name: 'X', values, matches }));

  it('says which document was read, and numbers are read in its language', () => {
    const extraction = one({ selector: '.price', rule: rule({ type: 'number', max: 1000 }) });
    expect(extractPage([extraction], HTML, 'rendered')).to.deep.equal({
      read_from: 'rendered',
      columns: [
        {
          name: 'X',
          values: ['1.299,00 €'],
          matches: 2,
          failure: { observed: '1.299,00 €', expected: 'a number of at most 1,000' },
        },
      ],
    });
  });

  it('keeps ten values of 500 characters and 4,000 characters of a page, and judges what it does not keep', () => {
    const html = Array.from({ length: 12 }, (_, index) => `<p>${'x'.repeat(600)}${index}</p>`).join('');
    const [first, second] = extractPage(
      [
        one({ name: 'A', selector: 'p', all: true, rule: rule({ type: 'length', max: 601 }) }),
        one({ name: 'B', selector: 'p' }),
      ],
      html,
      'source',
    ).columns;
    expect(first?.values.map(({ length }) => length)).to.deep.equal(Array.from({ length: 8 }, () => 500));
    expect(first).to.deep.include({ matches: 12, cut: true });
    expect(first?.failure?.observed).to.equal('x'.repeat(300));
    expect(second).to.deep.equal({ name: 'B', values: [], matches: 12, cut: true });
    const short = Array.from({ length: 11 }, () => '<p>a</p>').join('');
    expect(read({ selector: 'p', all: true }, short)).to.deep.equal({
      name: 'X',
      values: Array.from({ length: 10 }, () => 'a'),
      matches: 11,
      cut: true,
    });
    const tenth = Array.from({ length: 10 }, () => `<p>${'a'.repeat(50)}</p>`).join('');
    expect(read({ selector: 'p', all: true }, tenth)?.cut).to.equal(undefined);
  });

  it('never cuts a character in half', () => {
    expect(read({ selector: 'p' }, `<p>${'x'.repeat(499)}👍</p>`)?.values).to.deep.equal(['x'.repeat(499)]);
  });

  it('an expression that others take forever for ends at once', () => {
    const html = `<p>${'a'.repeat(200_000)}</p>`;
    const budget = new StepBudget(1_000, 60_000);
    const { columns } = extractPage([one({ regex: '(a+)+[bc]$' })], html, 'source', budget);
    expect(columns).to.deep.equal([{ name: 'X', values: [], matches: 0 }]);
  });

  it('an expression too slow for the page is stopped before it would take too long', () => {
    const html = Array.from({ length: 400_000 }, (_, index) => 'abc'[(index * index) % 3]).join('');
    const extraction = extractPage(
      [one({ name: 'Quick', regex: 'a' }), one({ regex: '(?:[ab]?[bc]?){1,100}[xyz]{3}' })],
      html.repeat(4),
      'source',
    );
    expect(extraction.columns.map(({ name }) => name)).to.deep.equal(['Quick']);
    expect(extraction.stopped).to.equal('out_of_time');
  });

  it('a selector that looks at every pair of elements runs out of steps, and what came before is kept', () => {
    const html = `<h1>Title</h1>${'<p>x</p>'.repeat(20_000)}`;
    const extraction = extractPage(
      [one({ name: 'Title', selector: 'h1' }), one({ selector: 'p:has(~ p:has(~ h2))' })],
      html,
      'source',
    );
    expect(extraction).to.deep.equal({
      read_from: 'source',
      columns: [{ name: 'Title', values: ['Title'], matches: 1 }],
      stopped: 'out_of_time',
    });
  });

  it('steps are the same on every machine', () => {
    const html = '<p>x</p>'.repeat(100);
    const run = (steps: number) =>
      extractPage([one({ selector: 'p' })], html, 'source', new StepBudget(steps, 60_000)).stopped ?? 'done';
    const least = Array.from({ length: 100 }, (_, index) => index * 25).find((steps) => run(steps) === 'done') ?? 0;
    expect(least).to.be.above(100);
    expect(run(least)).to.equal('done');
    expect(run(least - 25)).to.equal('out_of_time');
  });

  it('taking the HTML of everything inside everything ends by the budget', () => {
    const html = `${'<div>'.repeat(500)}${'text '.repeat(100_000)}`;
    expect(extractPage([one({ selector: 'div', take: 'html', all: true })], html, 'source').stopped).to.equal(
      'out_of_time',
    );
  });

  it('a page with hundreds of thousands of elements is too large', () => {
    expect(extractPage([one({ selector: 'b' })], '<b>'.repeat(300_001), 'source').stopped).to.equal('too_large');
  });

  it('nesting without end breaks nothing', () => {
    expect(read({ selector: 'b', all: true, take: 'count' }, '<b>'.repeat(100_000))?.values).to.deep.equal(['10000']);
    expect(read({ selector: 'div' }, `${'<div>'.repeat(100_000)}deep`)?.matches).to.equal(10_000);
  });
});
