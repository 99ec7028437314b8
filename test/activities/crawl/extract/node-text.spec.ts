import { expect } from 'chai';
import { buildDom } from '../../../../activities/crawl/extract/build-dom.js';
import { rawText, readShownText } from '../../../../activities/crawl/extract/node-text.js';
import { OutOfBudgetError, StepBudget } from '../../../../activities/crawl/extract/step-budget.js';

const budget = (steps = 1_000) => new StepBudget(steps, 60_000);
const text = (html: string) => {
  const [node] = buildDom(html);
  return node ? readShownText(node, budget()) : null;
};

describe('[U] node text', () => {
  const cases: [html: string, text: string][] = [
    ['<p> a\n <b>b</b>c </p>', 'a bc'],
    ['<div><p>a</p><p>b</p></div>', 'a b'],
    ['<ul><li>a<li>b</ul>', 'a b'],
    ['<p>a<script>x</script><style>y</style><!-- z -->b</p>', 'ab'],
    ['<script>var a = 1;</script>', 'var a = 1;'],
    ['<p>&amp;&nbsp;&euro;</p>', '& €'],
    ['<p></p>', ''],
  ];
  for (const [html, expected] of cases) it(`of ${html}`, () => expect(text(html)).to.equal(expected));

  it('is all text where nothing is left out, and costs a step for each node', () => {
    const [node] = buildDom('<p>a<script>x</script></p>');
    if (!node) throw new Error('There is no node');
    expect(rawText(node, budget(4))).to.equal('ax');
    expect(() => rawText(node, budget(3))).to.throw(OutOfBudgetError);
  });
});
