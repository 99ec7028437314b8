import { expect } from 'chai';
import { readSvg } from '../../../../activities/crawl/resource/read-svg.js';

const NS = 'xmlns="http://www.w3.org/2000/svg"';

describe('[U] read SVG', () => {
  const sound: [what: string, text: string][] = [
    ['a plain drawing', `<svg ${NS}><path d="M0 0"/></svg>`],
    ['a prefixed root', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
    [
      'declaration, comments, CDATA',
      `<?xml version="1.0"?>\n<!-- a -->\n<svg ${NS}><style><![CDATA[a>b&c]]></style></svg>`,
    ],
    [
      'entities of its own',
      '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY e "">]><svg xmlns="&ns;">&e;</svg>',
    ],
    [
      'entities of an external subset',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg ${NS}>&nbsp;</svg>`,
    ],
    ['attributes named like methods', `<svg ${NS} hasOwnProperty="1" __proto__="2"/>`],
  ];
  for (const [what, text] of sound) it(`${what}: sound`, () => expect(readSvg(text)?.error).to.equal(null));

  const broken: [text: string, error: string][] = [
    [`<svg ${NS}>\n<g></svg>`, 'line 2: Unexpected close tag'],
    [`<svg ${NS}><g/>`, 'line 1: Unclosed root tag'],
    [`<svg ${NS}><text>&nbsp;</text></svg>`, 'line 1: Invalid character entity'],
    [`<svg ${NS}><path d=M0/></svg>`, 'line 1: Unquoted attribute value'],
    [`<svg ${NS}><use xlink:href="#a"/></svg>`, 'line 1: Unbound namespace prefix: "xlink"'],
    [`<svg ${NS}>a & b</svg>`, 'line 1: Invalid character in entity name'],
  ];
  for (const [text, error] of broken) it(`${text}: ${error}`, () => expect(readSvg(text)?.error).to.equal(error));

  for (const text of ['<html><body></body></html>', '<rss/>', '', 'text'])
    it(`"${text}" is no drawing`, () => expect(readSvg(text)).to.equal(null));

  const sizes: [attributes: string, size: [number | null, number | null]][] = [
    ['width="40" height="20px"', [40, 20]],
    ['width="4cm" height="2cm" viewBox="0 0 80 40"', [80, 40]],
    ['viewBox="0,0,3.5,7"', [3.5, 7]],
    ['width="100%" height="100%"', [null, null]],
    ['viewBox="0 0 0 0"', [null, null]],
  ];
  for (const [attributes, size] of sizes) {
    it(`${attributes}: ${size.join(' × ')}`, () => {
      const facts = readSvg(`<svg ${NS} ${attributes}/>`);
      expect([facts?.width, facts?.height]).to.deep.equal(size);
    });
  }

  it('leaves a drawing of over two million characters unjudged', () => {
    expect(readSvg(`<svg ${NS}>${'x'.repeat(2_000_001)}`)?.error).to.equal(null);
  });
});
