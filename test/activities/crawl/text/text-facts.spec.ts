import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { measureText } from '../../../../activities/crawl/text/text-facts.js';
import { pageFacts } from '../html/page-facts.js';

const measure = (main: string, rest = '', lang: string | null = null) => measureText({ main, rest, lang }).facts;
const textOf = (html: string) => pageFacts(html).text;

describe('[U] text-facts', () => {
  describe('what counts as main text', () => {
    const cases: [what: string, html: string, main: string, words: number, total: number][] = [
      ['the content', '<p>one two</p><p>three</p>', 'one two three', 3, 3],
      [
        'not navigation, header, footer, aside',
        '<header>a</header><nav>b</nav><main>c d</main><aside>e</aside><footer>f</footer>',
        'c d',
        2,
        6,
      ],
      ['not regions by role', '<div role=navigation>a</div><div role=banner>b</div><p>c', 'c', 1, 3],
      ['not navigation inside main', '<main>a <nav>b</nav></main>', 'a', 1, 2],
      ['header and footer of an article', '<article><header>a</header>b<footer>c</footer></article>', 'a b c', 3, 3],
      ['header inside main', '<main><header>a</header>b</main>', 'a b', 2, 2],
      [
        'not what is never shown',
        '<script>a</script><style>b</style><noscript>c</noscript><template>d</template><svg><text>e</text></svg><title>t</title>f',
        'f',
        1,
        1,
      ],
      ['not form values and frames', '<textarea>a</textarea><select><option>b</select><iframe>c</iframe>d', 'd', 1, 1],
      ['math', '<p>a <math><mi>x</mi></math></p>', 'a x', 2, 2],
      ['words over inline tags', '<p>un<b>break</b>able a<br>b c<i> d</i></p>', 'unbreakable a b c d', 5, 5],
      ['cells and items apart', '<ul><li>a<li>b</ul><table><tr><td>c<td>d</table>', 'a b c d', 4, 4],
      ['all there is when nothing else is left', '<nav>a b</nav><footer>c</footer>', 'a b c', 3, 3],
      ['entities', '<p>caf&eacute;&nbsp;&amp;&#8217;s &lt;b&gt;', 'café &’s <b>', 3, 3],
      ['soft hyphens joined', '<p>Donau&shy;dampf', 'Donaudampf', 1, 1],
    ];
    for (const [what, html, main, words, total] of cases) {
      it(what, () => {
        const { excerpt, word_count, total_word_count } = textOf(html);
        expect([excerpt, word_count, total_word_count]).to.deep.equal([main, words, total]);
      });
    }
  });

  it('counts bytes of what is seen, white space collapsed', () => {
    expect(measure(' é \n\n ü ', ' a  b ').text_bytes).to.equal(5 + 3);
  });

  it('hashes the text regardless of case and spacing', () => {
    const expected = createHash('sha256').update('one two three').digest('hex').slice(0, 32);
    expect(measure('One  two\nTHREE ').hash).to.equal(expected);
    expect(textOf('<p>one</p> <p>two three</p>').hash).to.equal(expected);
    expect(textOf('<p>one two tree</p>').hash).to.not.equal(expected);
  });

  it('cuts the excerpt at 300 characters, never inside a character', () => {
    expect(measure('x'.repeat(400)).excerpt).to.equal('x'.repeat(300));
    expect(measure(`${'x'.repeat(299)}😀y`).excerpt).to.equal('x'.repeat(299));
  });

  it('finds filler text and double decoding', () => {
    expect(measure('', 'LOREM \n ipsum dolor').has_lorem_ipsum).to.equal(true);
    expect(measure('lorem and ipsum').has_lorem_ipsum).to.equal(false);
    expect(measure('cafÃ© â€™ na\ufffdve', 'Â\u00a0').mojibake_count).to.equal(4);
  });

  it('counts syllables of English alone', () => {
    const english = 'The cat sat on the mat and it was not that happy about the table which was there before it came.';
    expect(measure(english).language_guess).to.equal('en');
    expect(measure(english).prose.syllable_count).to.equal(25);
    expect(measure('A cat.', '', 'en-US').prose.syllable_count).to.equal(2);
    expect(measure('A cat.', '', 'de').prose.syllable_count).to.equal(null);
    expect(measure('A cat.').prose.syllable_count).to.equal(null);
  });

  describe('code apart from words', () => {
    const cases: [what: string, html: string, words: number, sentences: number][] = [
      ['sentences', '<p>One two. Three four!</p><p>Five?</p>', 5, 3],
      ['sentences over inline code', '<p>Call <code>read.all()</code> twice.</p>', 2, 1],
      ['no listings', '<pre>a = 1. b</pre><p>One two.</p><pre><code>c.</code></pre>', 2, 1],
      [
        'no headings, cells and lists of links',
        '<h2>One</h2><table><td>two<td>3</table><ul><li><a href=a>Four</a></ul>',
        0,
        0,
      ],
      ['what leads to a list', '<p>Choose one of these:</p><ul><li>red</ul>', 4, 1],
      ['a quotation', '<p>“One two.”</p><p>(Three.)</p>', 3, 2],
    ];
    for (const [what, html, word_count, sentence_count] of cases) {
      it(what, () => expect(textOf(html).prose).to.deep.include({ word_count, sentence_count }));
    }

    it('filler text and double decoding shown as code are what the page is about', () => {
      const { has_lorem_ipsum, mojibake_count } = textOf('<p>Prints <code>tÃ©st</code>:</p><pre>lorem ipsum</pre>');
      expect([has_lorem_ipsum, mojibake_count]).to.deep.equal([false, 0]);
    });

    it('still counts as text', () => expect(textOf('<p>a</p><pre>b c</pre>').word_count).to.equal(3));
  });

  it('says nothing of nothing', () => {
    expect(measure('')).to.deep.equal({
      word_count: 0,
      total_word_count: 0,
      prose: { word_count: 0, sentence_count: 0, syllable_count: null },
      running: { word_count: 0, top_terms: [] },
      hash: createHash('sha256').update('').digest('hex').slice(0, 32),
      simhash: '0000000000000000',
      sketch: '',
      text_bytes: 0,
      top_terms: [],
      language_guess: null,
      has_lorem_ipsum: false,
      mojibake_count: 0,
      excerpt: '',
    });
  });
});
