import { expect } from 'chai';
import { buildDom } from '../../../../activities/crawl/extract/build-dom.js';
import { selectElements } from '../../../../activities/crawl/extract/select-elements.js';
import { OutOfBudgetError, StepBudget } from '../../../../activities/crawl/extract/step-budget.js';

const HTML = `<main id="m"><h1 class="a B">One</h1><p lang="de">Two <b>in stock</b></p><p>Three</p>
<a href="/x.PDF" title="">x</a><svg><circle r="1"/></svg><template><i>t</i></template></main>`;
const select = (selector: string, steps = 100_000) =>
  selectElements(selector, buildDom(HTML), new StepBudget(steps, 60_000)).map(({ name }) => name);

describe('[U] select elements', () => {
  const cases: [selector: string, names: string[]][] = [
    ['h1.a', ['h1']],
    ['H1', ['h1']],
    ['main > p', ['p', 'p']],
    ['h1 + p', ['p']],
    ['h1 ~ p:last-of-type', ['p']],
    ['p:nth-child(2), a', ['p', 'a']],
    ['p:not([lang])', ['p']],
    ['p:has(b)', ['p']],
    ['main:has(> h1):has(a)', ['main']],
    ['p:contains("in stock")', ['p']],
    ['[href$=".pdf" i]', ['a']],
    ['[title]', ['a']],
    ['[toString]', []],
    [':root', ['main']],
    ['circle', ['circle']],
    ['i', []],
  ];
  for (const [selector, names] of cases) it(selector, () => expect(select(selector)).to.deep.equal(names));

  it('ends by its budget', () => {
    expect(() => select('main:has(p:has(b:has(i)))', 20)).to.throw(OutOfBudgetError);
  });
});
