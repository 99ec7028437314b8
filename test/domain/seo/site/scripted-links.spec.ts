import { expect } from 'chai';
import { comparedPages } from '../../../../domain/seo/site/compared-pages.js';
import { findScriptedLinks } from '../../../../domain/seo/site/scripted-links.js';
import { DEFAULT_THRESHOLDS } from '../../../../domain/seo/thresholds.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';

const links = (...names: string[]) => names.map((name) => `<a href="/${name}">${name}</a>`).join('');
const MENU = `<header><nav>${links('shop', 'guides', 'about', 'contact')}</nav></header>`;
const TEXT = links('one', 'two', 'three', 'four', 'five', 'six');

function find(...documents: [raw: string, rendered: string][]) {
  const rendered = documents.map(([raw, shown], at) => {
    const url = `https://site.example/${at}`;
    return renderedPage({ url, raw, rendered: shown });
  });
  return findScriptedLinks(comparedPages({ rendered }), DEFAULT_THRESHOLDS).map(
    ({ page, what, missing, all, share }) => `${page.url.slice(-1)} ${what} ${missing}/${all} ${share}`,
  );
}

describe('[U] links that only scripts add', () => {
  it('are most links of a page, or its menu beside links of the text', () => {
    expect(find(['', MENU + TEXT])).to.deep.equal(['0 links 10/10 1']);
    expect(find([TEXT, MENU + TEXT])).to.deep.equal(['0 menu 4/4 0.4']);
  });

  it('are missing on a page whose text happens to name what the menu does, once another page shows that the menu is no part of the source', () => {
    const named = TEXT + links('shop', 'guides', 'about');
    expect(find([TEXT, MENU + TEXT], [named, MENU + named])).to.deep.equal(['0 menu 4/4 0.4', '1 menu 4/4 0.1']);
    expect(find([named, MENU + named])).to.deep.equal([]);
  });

  it('are none where a script moves the menu of the source, or adds a list of products', () => {
    expect(find([`<div>${links('shop', 'guides', 'about', 'contact')}</div>${TEXT}`, MENU + TEXT])).to.deep.equal([]);
    expect(find([MENU + TEXT, `${MENU}${TEXT}${links('p1', 'p2', 'p3', 'p4')}`])).to.deep.equal([]);
  });

  it('are none where a logo and a language switch are all that the header links to', () => {
    expect(find([TEXT, `<header>${links('', 'de')}</header>${TEXT}`])).to.deep.equal([]);
  });
});
