import { expect } from 'chai';
import { event } from '../../../../../domain/seo/schema/rich-results/event.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'MusicEvent',
  name: 'Concert',
  description: 'Songs',
  startDate: '2026-07-01',
  endDate: '2026-07-02',
  eventStatus: 'https://schema.org/EventScheduled',
  image: '/c.png',
  organizer: { '@type': 'Organization', name: 'Club' },
  performer: 'A band',
  location: { '@type': 'Place', name: 'Hall', address: 'Main street 1' },
  offers: {
    '@type': 'Offer',
    price: 10,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: '/tickets',
  },
};

describe('[U] rich result: event', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'Event', name: 'Concert', location: { '@type': 'Place', name: 'Hall' } })).to.deep.equal({
      required: ['startDate', 'location.address'],
      recommended: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer'],
    });
  });

  it('asks no address of a place on the web, and nothing of runs of a course', () => {
    expect(lacks({ ...sound, location: { '@type': 'VirtualLocation', url: '/live' } }).required).to.deep.equal([]);
    expect(lacks({ '@type': 'CourseInstance' }).required).to.deep.equal([]);
  });

  it('points to the documentation of Google', () => {
    expect(event.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
