import { expect } from 'chai';
import { pageFacts as parse } from './page-facts.js';

describe('[U] bounded-parser', () => {
  const fill = (text: string, chars: number) => text.repeat(Math.floor(chars / text.length));

  it('bounds depth as Chromium does', () => {
    const { dom } = parse(`${fill('<div>', 500_000)}x`);
    expect(dom.nodes).to.equal(100_000);
    expect(dom.max_depth).to.equal(513);
  });

  it('keeps scripts and titles whole beyond that depth', () => {
    const { text, titles } = parse(`${fill('<div>', 5000)}<script>var words = 1</script><title>T</title>end`);
    expect([text.total_word_count, titles]).to.deep.equal([1, [{ text: 'T', in_head: false }]]);
  });

  it('bounds anchors, images and text, and continues counting nodes', () => {
    const anchors = parse(fill('<a href=/x>y</a>', 400_000));
    expect([anchors.anchors.length, anchors.dom.nodes]).to.deep.equal([20_000, 25_000]);
    const images = parse(fill('<img src=x>', 121_000));
    expect([images.images.length, images.dom.nodes]).to.deep.equal([10_000, 11_000]);
    expect(parse(fill('word ', 2_500_000)).text.word_count).to.equal(400_000);
  });

  it('cuts attribute values at 20,000 characters', () => {
    const { anchors } = parse(`<a href="/${fill('x', 50_000)}">x</a>`);
    expect([anchors[0]?.href?.length, anchors[0]?.url]).to.deep.equal([20_000, null]);
  });

  it('reads what is cut off anywhere', () => {
    const html =
      '<!doctype html><html lang=en><head><title>T</title></head><body><a href="/x">y<img alt="z" src=q></a><!-- c --><svg><g/></svg>&amp;';
    for (let end = 0; end <= html.length; end++) expect(parse(html.slice(0, end)).text.word_count).to.be.at.most(2);
  });
});
