import { expect } from 'chai';
import { LinkResolver } from '../../../../activities/crawl/html/link-resolver.js';
import { ScriptCollector } from '../../../../activities/crawl/html/script-collector.js';

const collector = () => new ScriptCollector(new LinkResolver('https://site.example/'));

/** A collector that has read one script of this type. */
function read(type: string, ...pieces: string[]): ScriptCollector {
  const scripts = collector();
  scripts.open({ type }, false);
  for (const piece of pieces) scripts.text(piece);
  scripts.close();
  return scripts;
}

describe('[U] script-collector', () => {
  it('keeps what tells how a script loads', () => {
    const scripts = collector();
    scripts.open({ src: 'a.js', async: '', integrity: 'sha384-x' }, true);
    scripts.open({ src: ' ', defer: 'defer', integrity: ' ', type: 'module' }, false);
    expect(scripts.scripts).to.deep.equal([
      {
        src: 'a.js',
        url: 'https://site.example/a.js',
        type: null,
        async: true,
        defer: false,
        integrity: true,
        in_head: true,
      },
      { src: ' ', url: null, type: 'module', async: false, defer: true, integrity: false, in_head: false },
    ]);
  });

  const types: [type: string, isRead: boolean][] = [
    ['application/ld+json', true],
    [' Application/LD+JSON ; charset=utf-8', true],
    ['application/json', false],
    ['application/ld+jsonp', false],
    ['', false],
  ];
  for (const [type, isRead] of types) {
    it(`${JSON.stringify(type)} is ${isRead ? '' : 'not '}structured data`, () => {
      expect(read(type, '{"@type":"A"}').blocks.map((block) => block.types)).to.deep.equal(isRead ? [['A']] : []);
    });
  }

  it('joins the pieces in which text comes', () => {
    expect(read('application/ld+json', '{"@ty', 'pe":"Reci', 'pe"}').blocks[0]?.types).to.deep.equal(['Recipe']);
  });

  it('does not give the text of one script to the next', () => {
    const scripts = read('application/ld+json', '{"@type":"A"}');
    scripts.open({}, false);
    scripts.text('{"@type":"B"}');
    scripts.close();
    expect(scripts.blocks.map((block) => block.types)).to.deep.equal([['A']]);
  });

  it('lists 5,000 scripts and 500 blocks at most', () => {
    const scripts = collector();
    for (let index = 0; index < 5001; index++) {
      scripts.open({ type: 'application/ld+json' }, false);
      scripts.close();
    }
    expect([scripts.scripts.length, scripts.blocks.length]).to.deep.equal([5000, 500]);
  });
});
