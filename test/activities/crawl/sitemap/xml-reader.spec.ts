import { expect } from 'chai';
import { markBare } from '../../../../activities/crawl/sitemap/bare-ampersand.js';
import { TolerantParser } from '../../../../activities/crawl/sitemap/tolerant-parser.js';
import type { XmlHandler } from '../../../../activities/crawl/sitemap/xml-handler.js';
import { XmlReader } from '../../../../activities/crawl/sitemap/xml-reader.js';
import { randomNumbers } from '../../../support/random-numbers.js';
import { listErrors, listUrls, readSitemap, url, urlset } from './read-sitemap.js';

const A = 'https://site.example/a';
const B = 'https://site.example/b';

describe('[U] xml-reader', () => {
  it('reads a declaration that comes late, and warns (case 17)', async () => {
    const parsed = await readSitemap(`\n\n<?xml version="1.0"?>${urlset(url(A))}`);
    expect(listUrls(parsed)).to.deep.equal([A]);
    expect(parsed.file.xml_error).to.deep.equal({
      line: 3,
      message: 'the XML declaration is not at the very start of the file',
    });
    const marked = await readSitemap(`\ufeff<?xml version="1.0"?>${urlset(url(A))}`);
    expect([marked.file.xml_error, listUrls(marked)]).to.deep.equal([null, [A]]);
  });

  it('fixes bare ampersands and foreign references, and keeps the rest (case 19)', async () => {
    const parsed = await readSitemap(
      urlset(url(`${A}?x=1&y=2`), url(`${A}?caf&eacute;`), url(`${A}?end&`), url(`${B}?x=1&amp;y=2&#38;z=3`)),
    );
    expect(listUrls(parsed)).to.deep.equal([`${A}?x=1&y=2`, `${A}?caf%C3%A9`, `${A}?end&`, `${B}?x=1&y=2&z=3`]);
    expect(listErrors(parsed)).to.deep.equal([
      `unescaped 2 ${A}?x=1&y=2`,
      `unescaped 3 ${A}?café`,
      `unescaped 4 ${A}?end&`,
    ]);
    expect(parsed.file.xml_error).to.equal(null);
  });

  it('takes ampersands in CDATA as they are', async () => {
    const parsed = await readSitemap(urlset(url(`<![CDATA[${A}?x=1&y=2]]>`)));
    expect([listUrls(parsed), parsed.file.faults]).to.deep.equal([[`${A}?x=1&y=2`], []]);
  });

  it('decodes once (case 20)', async () => {
    expect(listUrls(await readSitemap(urlset(url(`${A}?x&amp;amp;y`))))).to.deep.equal([`${A}?x&amp;y`]);
  });

  it('expands no entity, opens no file and makes no URL of either (case 20)', async () => {
    const nested = Array.from({ length: 20 }, (_, level) => `<!ENTITY e${level + 1} "&e${level};&e${level};">`).join(
      '',
    );
    const doctype = `<!DOCTYPE urlset SYSTEM "http://127.0.0.1:9/x.dtd" [<!ENTITY e0 "lol">${nested}<!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const parsed = await readSitemap(doctype + urlset(url(`${A}?&e20;`), url(`${A}?&f;`), url(B)));
    expect(listUrls(parsed)).to.deep.equal([B]);
    expect(parsed.file.error_counts).to.deep.equal({ loc_invalid: 2 });
    expect(parsed.file.xml_error?.message).to.match(/document type definition \(DTD\).*must not have/);
  });

  it('reads what needs no definition: a bare doctype, and references without one', async () => {
    const bare = await readSitemap(`<!DOCTYPE urlset>${urlset(url(`${A}?a=1&b;c`))}`);
    expect([listUrls(bare), bare.file.xml_error]).to.deep.equal([[`${A}?a=1&b;c`], null]);
  });

  it('keeps the entries before a cut and tells the line (case 23)', async () => {
    const parsed = await readSitemap(`${urlset(url(A), url(B)).replace('\n</urlset>', '')}\n<url><loc>https://site.ex`);
    expect(listUrls(parsed)).to.deep.equal([A, B]);
    expect(parsed.file.xml_error).to.deep.equal({
      line: 4,
      message: 'the file ends before its root element is closed',
    });
  });

  it('continues after tags that do not match', async () => {
    const parsed = await readSitemap(urlset(`<url><loc>${A}</url>`, '<url></p></url>', url(B)));
    expect(listUrls(parsed)).to.deep.equal([A, B]);
    expect(parsed.file.xml_error).to.deep.equal({ line: 2, message: 'Unexpected close tag' });
  });

  it('reads over words of the server before the XML', async () => {
    const parsed = await readSitemap(`Warning: x in y\n<?xml version="1.0"?>${urlset(url(A))}`);
    expect([parsed.file.kind, listUrls(parsed)]).to.deep.equal(['urlset', [A]]);
    expect(parsed.file.xml_error?.line).to.equal(1);
  });

  const hostile: [what: string, body: string, message: string | null][] = [
    ['nesting', urlset('<a>'.repeat(100_000)), 'elements are nested too deep'],
    ['an attribute named like a method', urlset('<url hasOwnProperty="x" y="z"></url>'), 'the markup cannot be read'],
    ['stray brackets', urlset('<'.repeat(300_000)), 'Unencoded <'],
    ['a comment without end', `<urlset><!--${'x'.repeat(300_000)}`, 'Max buffer length exceeded: comment'],
    ['ampersands', urlset('&'.repeat(300_000)), null],
    ['references', urlset(url('&#65;'.repeat(100_000))), null],
  ];
  for (const [what, body, message] of hostile) {
    it(`survives ${what}`, async () => {
      expect((await readSitemap(body)).file.xml_error?.message ?? null).to.equal(message);
    });
  }

  it('tells the line of a stop within a tag', () => {
    const reader = new XmlReader(listener({ events: [], error: null }));
    reader.write('<urlset>\n<url>\n<link\n rel=');
    reader.stop('the connection broke');
    reader.write('<loc>');
    expect([reader.error, reader.isStopped]).to.deep.equal([{ line: 4, message: 'the connection broke' }, true]);
  });

  it('reads a tag longer than what it keeps of one that is cut', () => {
    const long = 'x'.repeat(10_000);
    const found: Found = { events: [], error: null };
    const reader = new XmlReader(listener(found));
    for (const piece of ['<a>', `<b c="${long}`, `${long}`, '"/><d>', '</d></a>']) reader.write(piece);
    reader.end();
    expect(found.events).to.deep.equal(['+a {} 1', `+b {"c":"${long}${long}"} 1`, '-b 1', '+d {} 1', '-d 1', '-a 1']);
    expect(reader.error).to.equal(null);
  });

  it('tells the errors of what it is stopped in', () => {
    const reader: XmlReader = new XmlReader({
      ...listener({ events: [], error: null }),
      open: () => reader.stop(null),
    });
    reader.write('<html>\n<p></html>');
    expect(reader.error).to.deep.equal({ line: 2, message: 'Unexpected close tag' });
  });

  it('finds in any text, however it is cut, what a parser finds that reads all of it', () => {
    const random = randomNumbers(11);
    let withErrors = 0;
    for (let run = 0; run < 250; run++) {
      const text = anyXml(random);
      const [expected, actual] = [parsed(text), readInPieces(text, random)];
      expect(actual, text).to.deep.equal(expected);
      if (expected.error) withErrors++;
    }
    // Neither kind of text is rare.
    expect(withErrors).to.be.within(50, 200);
  });
});

/** Tags, texts and whatever else might stand in XML, or should not. */
const SCRAPS = [
  '<url>',
  '<loc>',
  '<x:y a="b&amp;c" d=\'e\'>',
  '<e/>',
  '<e f="" />',
  '<b\ng="<">',
  'text',
  '\n',
  '&amp;',
  '&#38;',
  ' > ',
  '</url>',
  '</loc>',
  '</x:y>',
  '</b>',
  '</url >',
  '</urlset>',
  '<urlset>',
  '<!-- <c> -->',
  '<![CDATA[ <d> & ]]>',
  '<?p?>',
  '<?xml version="1.0"?>',
  '<!DOCTYPE x>',
  '<!DOCTYPE x [',
  ']>',
  '<',
  '</',
  '>',
  '"',
  '&',
  '&eacute;',
  '&#0;',
  '&#X26;',
  '<é>',
  '</é>',
  'é',
  '<a b>',
  '<a b=c>',
  '<a b = "c">',
  '<a b="c"d="e">',
  '<a b="1" b="2">',
  '<a hasOwnProperty="1" b="2">',
  '<a __proto__="1" b="2"/>',
  '<a constructor=""/>',
];

/** Half of the time an orderly text, otherwise one with scraps anywhere. */
function anyXml(random: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const disorder = random() < 0.5 ? 0 : random();
  const open: string[] = [];
  let text = '<urlset>';
  for (let count = Math.floor(random() * 25); count > 0; count--) {
    if (random() < disorder) text += pick(SCRAPS);
    else if (open.length > 0 && random() < 0.5) text += `</${open.pop()}>`;
    else {
      open.push(pick(['url', 'loc', 'image:image']));
      text += `<${open.at(-1)}>${pick(['', '\n', 'text', '&amp;', '<e f="g"/>', '<!-- c -->', '<![CDATA[d]]>'])}`;
    }
  }
  while (open.length > 0 && random() > disorder / 2) text += `</${open.pop()}>`;
  return random() < disorder ? text : `${text}</urlset>`;
}

interface Found {
  events: string[];
  error: XmlReader['error'];
}

/** Joins texts, which may come in pieces. */
function listener(found: Found): XmlHandler {
  const { events } = found;
  return {
    open: (name, attributes, line) => events.push(`+${name} ${JSON.stringify(attributes)} ${line}`),
    text: (text) => {
      if (events.at(-1)?.startsWith('=')) events[events.length - 1] += text;
      else events.push(`=${text}`);
    },
    close: (name, line) => events.push(`-${name} ${line}`),
  };
}

function parsed(text: string): Found {
  const found: Found = { events: [], error: null };
  let isOver = false;
  const { open, text: hear, close } = listener(found);
  const parser = new TolerantParser({
    open: (...tag) => isOver || open(...tag),
    text: hear,
    close: (...tag) => isOver || close(...tag),
    fault: (line, message, isFatal) => {
      found.error ??= { line, message };
      isOver ||= isFatal;
    },
  });
  parser.write(markBare(text));
  if (!isOver) parser.close();
  return found;
}

function readInPieces(text: string, random: () => number): Found {
  const found: Found = { events: [], error: null };
  const reader = new XmlReader(listener(found));
  const most = random() < 0.3 ? 1 : 60;
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + 1 + Math.floor(random() * most);
    reader.write(text.slice(at, end));
  }
  reader.end();
  return { events: found.events, error: reader.error };
}
