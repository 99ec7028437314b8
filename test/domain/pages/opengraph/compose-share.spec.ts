import { expect } from 'chai';
import { Parser } from 'htmlparser2';
import { composeShare } from '../../../../domain/pages/opengraph/compose-share.js';
import { PLATFORM_IDS } from '../../../../domain/pages/opengraph/platforms/platform.js';
import type { MeasuredImage } from '../../../../domain/pages/opengraph/share-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

/** The elements that a browser makes of it, and the text between them. */
function parseBack(html: string): { metas: Record<string, string>[]; others: string[]; text: string } {
  const found: ReturnType<typeof parseBack> = { metas: [], others: [], text: '' };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'meta') found.metas.push(attributes);
      else found.others.push(name);
    },
    ontext: (text) => {
      found.text += text;
    },
  });
  parser.write(html);
  parser.end();
  return found;
}

const measured = (url: string, change: Partial<MeasuredImage> = {}): MeasuredImage => ({
  url,
  status: 'measured',
  reason: null,
  format: 'png',
  width: 1200,
  height: 630,
  bytes: 5000,
  ...change,
});
const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</head><body>&quot;&amp;<!--',
  'Grüße & “Küsse” 🙂 <b>',
  '\u0000\u0008 a\ud800b\u2028',
];

describe('[U] compose share', () => {
  it('writes HTML that parses back to the very lines, whatever the texts hold', () => {
    for (const text of HOSTILE) {
      const result = composeShare(
        null,
        { title: text, description: text, site_name: text, author: text },
        PLATFORM_IDS,
        [],
      );
      for (const { html, tags } of result.platforms) {
        const { metas, others, text: between } = parseBack(html);
        expect(others).to.deep.equal([]);
        expect(between.trim()).to.equal('');
        expect(metas.map((meta) => Object.keys(meta))).to.deep.equal(
          tags.map(({ attribute }) => [attribute, 'content']),
        );
        expect(metas.map(({ property, name }) => property ?? name)).to.deep.equal(tags.map(({ key }) => key));
      }
    }
    const [title = ''] = [HOSTILE[3]];
    const { html } = composeShare(null, { title }, ['facebook'], []);
    expect(parseBack(html).metas.find(({ property }) => property === 'og:title')?.['content']).to.equal(title);
  });

  it('says each line once over all platforms', () => {
    const { html } = composeShare(null, { title: 'Lamps', description: 'Of oak' }, PLATFORM_IDS, []);
    const keys = parseBack(html).metas.map(({ property, name }) => property ?? name);
    expect(keys).to.deep.equal([...new Set(keys)]);
    expect(keys).to.include.members(['og:title', 'twitter:title', 'pinterest-rich-pin']);
  });

  it('uses the first image that is fit, and tells of the one that is not', () => {
    const head = '<meta property="og:image" content="/gone.png"><meta name="twitter:image" content="/good.png">';
    const reading = { page: pageFrom(`<title>Lamps</title>${head}`), sentences: [], pictures: [] };
    const gone = measured('https://site.example/gone.png', {
      status: 'unreachable',
      reason: 'It returns status 404',
    });
    const result = composeShare(reading, {}, ['facebook'], [gone, measured('https://site.example/good.png')]);
    expect(result.image).to.deep.include({ url: 'https://site.example/good.png', source: 'twitter', width: 1200 });
    expect(result.warnings).to.include(
      'https://site.example/gone.png is not used: It returns status 404. The next one found is used instead.',
    );
    expect(result.platforms[0]?.tags.find(({ key }) => key === 'og:image:width')?.content).to.equal('1200');
    expect(result.platforms[0]?.preview).to.deep.include({ card: 'large', image_url: 'https://site.example/good.png' });
  });

  it('tells what the page has now, and what would change', () => {
    const head = '<meta property="og:title" content="Lamps"><meta name="og:url" content="https://old.example/">';
    const reading = { page: pageFrom(`<title>Lamps</title>${head}`), sentences: [], pictures: [] };
    const { current_tags: current, platforms } = composeShare(reading, {}, ['facebook'], []);
    expect(current).to.deep.equal([
      { attribute: 'property', key: 'og:title', content: 'Lamps' },
      { attribute: 'name', key: 'og:url', content: 'https://old.example/' },
    ]);
    const states = platforms[0]?.tags.map(({ key, state }) => [key, state]);
    expect(states).to.deep.equal([
      ['og:type', 'new'],
      ['og:title', 'same'],
      ['og:url', 'same'],
    ]);
  });

  it('says honestly what is missing and what was guessed', () => {
    expect(composeShare(null, {}, ['twitter'], []).warnings).to.deep.equal([
      'There is no title: give one.',
      'There is no description, and no sentence that could replace it: give one.',
      'There is no image: give one of 1200 × 630 pixels.',
    ]);
    const sentences = ['We build lamps from oak and brass in a small workshop near the old harbour.'];
    const guessed = composeShare(
      { page: pageFrom('<title>Lamps</title>'), sentences, pictures: [] },
      {},
      ['twitter'],
      [],
    );
    expect(guessed.warnings[0]).to.equal('The description is a sentence of the page: see that it is the right one.');
  });
});
