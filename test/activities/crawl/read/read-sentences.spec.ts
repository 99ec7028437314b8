import { expect } from 'chai';
import { readSentences } from '../../../../activities/crawl/read/read-sentences.js';

const read = (body: string) => readSentences('https://site.example/', `<html><body>${body}</body></html>`);

describe('[U] read sentences', () => {
  it('takes whole sentences of the main text in order, once each', () => {
    expect(
      read(`<nav>Go to the start page of this site. </nav><main><h2>A heading without a stop that is long</h2>
        <p>We build lamps from&shy; oak, e.g. for desks. Do you want one of them?</p><p>We build lamps from oak, e.g. for desks.</p>
        <ul><li>An entry of a list without a stop</li></ul></main><footer>All rights are reserved by us here.</footer>`),
    ).to.deep.equal(['We build lamps from oak, e.g. for desks.', 'Do you want one of them?']);
  });

  it('leaves out what readers do not see', () => {
    expect(
      read(`<p><span aria-hidden="true">A ticker that runs above the page. </span>We build lamps from oak and brass.</p>
        <div style="color: red; display: none"><p>A dialog that opens on a click.</p></div><p hidden>A note that is hidden for now.</p>`),
    ).to.deep.equal(['We build lamps from oak and brass.']);
  });

  it('leaves out code, scripts and what is too short or too long', () => {
    expect(
      read(`<p>Yes. <code>const lamp = new Lamp('of oak and brass').</code></p><script>A script that ends like a sentence.</script>
        <p>${'very '.repeat(120)}long.</p>`),
    ).to.deep.equal([]);
  });
});
