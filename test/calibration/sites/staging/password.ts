import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { MACHINES } from '../../builder/vocabularies.js';

export const password = buildSite({
  name: 'staging/password',
  origin: 'https://test.motors.example',
  title: 'Motors',
  vocabulary: MACHINES,
  nav: [],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: [],
  answers: {
    '/': {
      status: 401,
      headers: { 'www-authenticate': 'Basic realm="test"' },
      body: '<!doctype html><title>401</title><h1>Authorization required</h1>',
    },
  },
  pace: null,
  expected: {
    range: [0, 12],
    score: 2,
    causes: ['crawl/homepage-unreachable'],
    reasons:
      'The whole site asks for a password. Search engines see nothing of it, which is right for a test system and fatal for anything else.',
  },
});
