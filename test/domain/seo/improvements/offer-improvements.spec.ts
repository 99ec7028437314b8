import { expect } from 'chai';
import { OFFER_IMPROVEMENTS } from '../../../../domain/seo/improvements/offer-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = 'https://site.example/';
const jsonLd = (type: string, extra: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': type, name: 'A', ...extra })}</script>`;
const propose = (name: string, body: string, head = '') =>
  proposeFrom(
    OFFER_IMPROVEMENTS,
    name,
    factSources([
      pageFrom(`<html lang="en"><head><title>Cuts</title>${head}</head><body><h1>Cuts</h1>${body}</body></html>`, {
        url,
        depth: 0,
      }),
    ]),
  );
const CALL = '<a href="tel:+441632960018">Call</a>';

describe('[U] offer improvements', () => {
  it('ask for a way to reach the owner where there is none', () => {
    expect(propose('contact-links', '')?.sample).to.equal('no phone link, mail link or form on the page');
    for (const way of [CALL, '<a href="mailto:a@b.example">Mail</a>', '<form action="/send"></form>'])
      expect(propose('contact-links', way), way).to.equal(null);
  });

  it('ask for a phone link of a local business that has another way', () => {
    const mail = '<a href="mailto:a@b.example">Mail</a>';
    expect(propose('call-link', mail, jsonLd('HairSalon'))?.sample).to.equal(
      'structured data of a HairSalon, no phone link on the page',
    );
    expect(propose('call-link', mail)).to.equal(null);
    expect(propose('call-link', mail + CALL, jsonLd('HairSalon'))).to.equal(null);
  });

  it('ask firms for a business profile', () => {
    expect(propose('business-profile', CALL)?.sample).to.equal(
      'phone +441632960018 on the page, no link to a map or business profile',
    );
    expect(propose('business-profile', '', jsonLd('Bakery'))?.sample).to.match(/^structured data of a Bakery,/);
    expect(propose('business-profile', `${CALL}<a href="https://maps.app.goo.gl/x">Map</a>`)).to.equal(null);
    expect(
      propose('business-profile', `${CALL}<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>`),
    ).to.equal(null);
    expect(propose('business-profile', `${CALL}<a href="https://apps.apple.com/app/x/id1">App</a>`)).to.equal(null);
    expect(propose('business-profile', '')).to.equal(null);
  });

  it('ask for voices of customers, or for where they can be checked', () => {
    const sections = '<h2>Services</h2><h2>Prices</h2>';
    expect(propose('customer-voices', sections)?.sample).to.equal(
      'none of 2 section headings is about reviews or references',
    );
    expect(propose('customer-voices', sections, jsonLd('AggregateRating'))).to.equal(null);
    expect(propose('customer-voices', `${sections}<a href="https://www.yelp.com/biz/x">Yelp</a>`)).to.equal(null);
    const reviews = '<h2>Customer Reviews</h2><h2>Prices</h2>';
    expect(propose('customer-voices', reviews)).to.equal(null);
    expect(propose('review-sources', reviews)?.sample).to.equal(
      'section "Customer Reviews", no link to a site with reviews',
    );
    expect(propose('review-sources', `${reviews}<a href="https://www.yelp.com/biz/x">Yelp</a>`)).to.equal(null);
    expect(propose('review-sources', sections)).to.equal(null);
  });

  it('ask for hours in structured data where the page shows them, and no check asks for them', () => {
    expect(propose('hours-markup', '<h3>Opening hours</h3>')?.steps[0]).to.match(/as in "Opening hours"\.$/);
    expect(propose('hours-markup', '<h3>Opening hours</h3>', jsonLd('Bakery'))).to.equal(null);
    expect(propose('hours-markup', '<h3>Prices</h3>')).to.equal(null);
  });

  it('ask for the text of a price list that is an image', () => {
    expect(propose('price-list-text', '<img src="/m.jpg" alt="Our lunch menu">')?.sample).to.equal(
      'image "Our lunch menu"',
    );
    expect(propose('price-list-text', '<img src="/m.svg" alt="menu icon">')).to.equal(null);
  });

  it('ask for markup of software that a store has', () => {
    const store = '<a href="https://play.google.com/store/apps/details?id=x">Get it</a>';
    expect(propose('software-markup', store)?.sample).to.match(/^link to https:\/\/play\.google\.com/);
    expect(propose('software-markup', store, jsonLd('MobileApplication'))).to.equal(null);
    expect(propose('software-markup', '<a href="https://play.google.com/">Play</a>')).to.equal(null);
  });
});
