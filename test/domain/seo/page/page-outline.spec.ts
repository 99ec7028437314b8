import { expect } from 'chai';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const outline = (body: string, depth = 0) => summarizePage(pageFrom(htmlPage(body), { depth })).outline;

describe('[U] page outline', () => {
  it('has sections, ways to reach the owner, images and embedded pages', () => {
    expect(
      outline(
        '<h1>A</h1><h2>Services</h2><h3>Cuts</h3><h4>x</h4><h2></h2>' +
          '<a href="tel:+44%201632">Call</a><a href="tel:+44%201632">Again</a><a href="mailto:a@b.example">Mail</a>' +
          '<form action="/send"></form><img src="a.png" alt="A chair"><img src="b.png" alt=""><img src="c.png">' +
          '<iframe src="https://maps.google.com/maps?q=x"></iframe>',
      ),
    ).to.deep.equal({
      headings: ['Services', 'Cuts'],
      phones: ['+44 1632'],
      has_mail: true,
      has_form: true,
      alts: ['A chair'],
      embeds: ['https://maps.google.com/maps?q=x'],
      has_hours_markup: false,
    });
  });

  it('knows whether structured data has the opening hours', () => {
    const block = (node: object) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
    const shop = { '@context': 'https://schema.org', '@type': 'Store', name: 'A' };
    expect(outline(block({ ...shop, openingHours: 'Mo-Fr 9:00-17:00' }))?.has_hours_markup).to.equal(true);
    expect(outline(block(shop))?.has_hours_markup).to.equal(false);
  });

  it('is kept of the start page alone, and never endless', () => {
    expect(outline('<h2>A</h2>', 1)).to.equal(undefined);
    const many = outline(`${'<h2>Heading</h2>'.repeat(100)}<h3>${'long '.repeat(100)}</h3>`);
    expect(many?.headings).to.have.lengthOf(40);
    expect(outline(`<h3>${'long '.repeat(100)}</h3>`)?.headings[0]).to.have.lengthOf(80);
  });
});
