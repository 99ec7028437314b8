import { expect } from 'chai';
import { visibleText } from '../../../../activities/llm/prompts/visible-text.js';

describe('[U] visible text', () => {
  const cases: [string, string, string][] = [
    ['plain text as it is', 'Hi Ana,\n\n3 < 5, a <3 and x > y', 'Hi Ana,\n\n3 < 5, a <3 and x > y'],
    ['no comments', 'a<!-- b -->c<!-- never closed', 'a c'],
    ['no scripts, styles or titles', '<title>x</title>a<script>b<c</script><style>d</style>e', 'a e'],
    ['no tags and attributes', 'a <img alt="b > c" src=x> d <a href=\'e\'>f</a>', 'a d f'],
    ['nothing hidden by style', 'a<div style="display: none">b<div>c</div>d</div>e', 'a e'],
    ['nothing hidden by attribute', 'a<p hidden>b</p>c<span aria-hidden="true">d</span>e', 'a c e'],
    ['nothing too small to see', 'a<span style="font-size:0">b</span><i style="font-size:0.9em">c</i>', 'a c'],
    ['what is only named hidden', 'a<p class="overflow-hidden">b</p>', 'a b'],
    ['a "<" that begins no tag', 'a <b', 'a <b'],
    ['no characters that cannot be seen', 'a\u200b\u202e\u00ad\u{e0041}b\u0007', 'ab'],
  ];
  for (const [what, text, seen] of cases)
    it(`has ${what}`, () => {
      expect(visibleText(text)).to.equal(seen);
    });

  it('is quick on tags that never end', () => {
    expect(visibleText('<a ="'.repeat(4_000))).to.have.length(20_000);
    expect(visibleText('<!--'.repeat(5_000))).to.equal('');
  });
});
