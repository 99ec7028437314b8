import { expect } from 'chai';
import { LinkTargetCounter } from '../../../../domain/seo/links/link-target.js';
import { pageLink } from '../../../support/sites/page-link.js';

const URL = 'https://site.example/a';
const KNOWN = { status: 200, link_score: 40.5 };

describe('[U] link target', () => {
  it('counts links, pages and texts, and keeps what is no link apart', () => {
    const counter = new LinkTargetCounter(URL, true);
    for (const link of [
      pageLink('/', '/a', { anchor: 'Lamps' }),
      pageLink('/', '/a', { anchor: 'All lamps', follow: false, rel: ['nofollow'] }),
      pageLink('/b', '/a', { anchor: 'Lamps' }),
      pageLink('/b', '/a', { anchor: 'Lamp', kind: 'image_link' }),
      pageLink('/c', '/a', { kind: 'canonical' }),
      pageLink('/d', '/a', { kind: 'redirect' }),
      pageLink('/a', '/a', { anchor: 'self' }),
    ])
      counter.add(link);
    expect(counter.result(KNOWN)).to.deep.equal({
      url: URL,
      internal: true,
      status: 200,
      inlinks: 4,
      unique_inlinks: 2,
      followed_inlinks: 3,
      other_links: 2,
      link_score: 40.5,
      anchors: [
        { text: 'Lamps', links: 2 },
        { text: 'All lamps', links: 1 },
        { text: 'Lamp', links: 1 },
      ],
      anchor_count: 3,
    });
  });

  it('shows the ten texts that are used most, and counts the others up to a bound', () => {
    const counter = new LinkTargetCounter(URL, true);
    for (let page = 0; page < 5000; page++)
      counter.add(pageLink(`/${page}`, '/a', { anchor: page % 10 === 0 ? 'often' : `text ${page}` }));
    const { anchors, anchor_count, inlinks, unique_inlinks } = counter.result(KNOWN);
    expect(anchors).to.have.length(10);
    expect(anchors[0]).to.deep.equal({ text: 'often', links: 500 });
    expect([anchor_count, inlinks, unique_inlinks]).to.deep.equal([2000, 5000, 5000]);
  });

  it('is all noughts for a URL without a link', () => {
    const none = new LinkTargetCounter(URL, false).result({ status: null, link_score: null });
    expect(none).to.deep.include({ inlinks: 0, unique_inlinks: 0, other_links: 0, anchors: [], status: null });
  });
});
