import { expect } from 'chai';
import { cleanSvg } from '../../../domain/reports/clean-svg.js';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`;

describe('[U] clean SVG', () => {
  it('keeps shapes, paint and gradients, and drops what drawing programs add', () => {
    const file = `\ufeff<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <!-- Drawn by hand -->
      ${svg(
        `<title>Nordlicht</title><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
         <g inkscape:label="x" class="st0" style="fill:url(#a);stroke:#000; -inkscape-font: x; font-family: Arial"><path d='M0 0h9'/></g><use xlink:href="#a"/>`,
        ' viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve"',
      )}\n`;
    expect(cleanSvg(file)).to.deep.equal({
      ok: true,
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Nordlicht</title><defs><linearGradient id="a">' +
        '<stop offset="0" stop-color="#fff"/></linearGradient></defs><g fill="url(#a)" stroke="#000"><path d="M0 0h9"/></g>' +
        '<use href="#a"/></svg>',
    });
  });

  const refused: [what: string, file: string][] = [
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<path onload="alert(1)"/>')],
    ['foreign HTML', svg('<foreignObject><p/></foreignObject>')],
    ['a picture from elsewhere', svg('<image href="http://x.example/a.png"/>')],
    ['an embedded picture', svg('<use href="data:image/svg+xml,x"/>')],
    ['a reference out of the file', svg('<use xlink:href="https://x.example/#a"/>')],
    ['a style sheet', svg('<style>@import url(http://x.example)</style>')],
    ['a load by paint', svg('<path fill="url(http://x.example/#a)"/>')],
    ['a load by style', svg('<path style="fill:url(//x.example/a)"/>')],
    ['an escape in a style', svg('<path style="fill:u\\72l(//x.example)"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<path d="&x;"/>')}`],
    ['a character reference', svg('<path fill="&#117;rl(http://x.example)"/>')],
    ['an animation', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
    ['a link', svg('<a href="#x"><path/></a>')],
    ['a section of characters', svg('<![CDATA[<script/>]]>')],
    ['an instruction', `<?xml-stylesheet href="http://x.example"?>${svg('')}`],
    ['text to lay out', svg('<text>Nordlicht</text>')],
    ['loose text', svg('Nordlicht')],
    ['crossed elements', svg('<g><path></g></path>')],
    ['an open element', '<svg><g></svg>'],
    ['two drawings', `${svg('')}${svg('')}`],
    ['another root', '<g/>'],
    ['nothing', ''],
    ['endless nesting', svg('<g>'.repeat(60) + '</g>'.repeat(60))],
    ['a sign left open', svg('<path d="M0"')],
  ];
  for (const [what, file] of refused)
    it(`refuses ${what}, with the reason`, () => {
      const cleaned = cleanSvg(file);
      expect(cleaned.ok, JSON.stringify(cleaned)).to.equal(false);
      expect(cleaned).to.have.property('reason').that.matches(/\w/);
    });
});
