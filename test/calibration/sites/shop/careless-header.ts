import { buildSite } from '../../builder/build-site.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { FURNITURE } from '../../builder/vocabularies.js';

const NAME = 'shop/careless-header';
const sound = soundSite({
  name: NAME,
  title: 'Oak and Ash',
  vocabulary: FURNITURE,
  topic: 'furniture of oak and ash',
  subjects: pickSubjects(FURNITURE, 32),
});

/** What the template prints on each page. */
const HEADER = [
  '<img src="/assets/logo.svg">',
  '<a href="/about/"></a>',
  '<a href="https://social.example/oak" target="_blank" rel="opener">See us</a>',
  '<form action="/search"><input name="q"></form>',
  '<div id="top"></div><div id="top"></div>',
  '<a href="tel:call">Call us</a>',
].join('');

export const carelessHeader = buildSite({
  ...sound,
  name: NAME,
  every: { body: HEADER },
  expected: {
    range: [86, 97],
    score: 91,
    causes: ['image/alt-missing'],
    reasons:
      'The template has six slips: a logo without alternative text, a link without text, an id twice, a search field without label and the like. Each is one line, and none is about what the pages say; that forty pages repeat them makes them no worse. The shop itself is in very good order.',
  },
});
