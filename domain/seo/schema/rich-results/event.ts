import type { RichResult } from './rich-result.js';

export const event: RichResult = {
  name: 'Event',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/event',
  types: ['Event'],
  with_kinds: true,
  // Runs of a course, broadcasts and clicks are events to the vocabulary alone.
  except: ['CourseInstance', 'PublicationEvent', 'UserInteraction'],
  anywhere: false,
  required: ['location', 'name', 'startDate'],
  recommended: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer'],
  parts: [
    { via: 'location', types: ['Place'], required: ['address'], recommended: ['name'] },
    { via: 'offers', types: ['Offer'], required: [], recommended: ['availability', 'price', 'priceCurrency', 'url'] },
  ],
};
