import { expect } from 'chai';
import { ALL_FIXES } from '../../../../domain/seo/fixes/all-fixes.js';
import { suggestSnippets } from '../../../../domain/seo/fixes/suggest-snippets.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { issueOn, parseMarkup, readConfig } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const urls = Array.from({ length: 8 }, (_, n) => `https://site.example/blog/post-${n}`);
const pages = urls.map((url, n) => pageFrom(`<h1>Post number ${n} of the garden blog</h1>`, { url }));
const facts = gatherSiteFacts(factSources(pages));

describe('[U] suggest snippets', () => {
  it('give at most five, one of each fix before a second one', () => {
    const snippets = suggestSnippets([issueOn('title/missing', urls), issueOn('canonical/missing', urls)], facts);
    expect(snippets.map(({ title }) => title)).to.deep.equal([
      'The only canonical link, in the head',
      'Suggested title, from the main heading',
      'The only canonical link, in the head',
      'Suggested title, from the main heading',
      'The only canonical link, in the head',
    ]);
    expect(snippets[0]?.check_ids).to.deep.equal(['canonical/missing']);
  });

  it('give none for a check that no text fixes', () => {
    expect(suggestSnippets([issueOn('content/thin', urls)], facts)).to.deep.equal([]);
  });

  it('serve improvements by their id', () => {
    const [snippet] = suggestSnippets([], facts, 'improvement/breadcrumbs');
    expect(snippet?.title).to.equal('Breadcrumbs, as the page shows them');
    expect(suggestSnippets([], facts)).to.deep.equal([]);
  });

  it('hold whatever a hostile site calls its pages', () => {
    const hostile = `"'><script>alert(1)</script></title>]]>\\$1{}; #`;
    const text = hostile.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
    const url = `https://site.example/a"'$1{};\\<b>/x?q="';{}$2\\&r=<i>`;
    const page = pageFrom(
      `<html lang="${text}"><head><title>${text}</title><meta name="description" content="${text}"><meta property="article:modified_time" content="${text}"></head><main><h1>${text} heading</h1><img src="${text}.png"></main>`,
      { url },
    );
    const site = gatherSiteFacts(factSources([page]));
    const ids = [...new Set(ALL_FIXES.flatMap(({ check_ids: all }) => [...all]))];
    const seen = { observed: hostile, where: 'meta[name=robots]' };
    const written = ids.flatMap((id) => suggestSnippets([issueOn(id, [page.url], seen)], site, id));
    expect(written.length).to.be.at.least(40);
    for (const { language, code } of written) {
      if (language === 'html' || language === 'xml') {
        const { tags, attributes } = parseMarkup(code, language === 'xml');
        expect(
          tags.filter((tag) => ['b', 'i'].includes(tag)),
          code,
        ).to.deep.equal([]);
        expect(tags.filter((tag) => tag === 'script').length, code).to.be.at.most(1);
        expect(
          attributes.flatMap((one) => Object.keys(one)).filter((name) => /^on|alert/.test(name)),
          code,
        ).to.deep.equal([]);
      }
      if (language === 'nginx' || language === 'apache')
        expect(readConfig(code, language).outside, code).to.not.match(/alert|\$[12]|<b>/);
    }
  });
});
