import { buildSite } from '../../builder/build-site.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { SHOES } from '../../builder/vocabularies.js';

const NAME = 'shop/redirecting-menu';
const sound = soundSite({
  name: NAME,
  title: 'Trail Shoes',
  vocabulary: SHOES,
  topic: 'shoes for long walks',
  subjects: pickSubjects(SHOES, 30),
});
const old = sound.nav.slice(1).map(([path, text]) => [path.replace(/\/$/, ''), text] as const);

export const redirectingMenu = buildSite({
  ...sound,
  name: NAME,
  nav: [['/', 'Home'], ...old],
  answers: Object.fromEntries(old.map(([path]) => [path, { status: 301, headers: { location: `${path}/` } }])),
  expected: {
    range: [86, 97],
    score: 91,
    causes: ['link/to-redirect'],
    reasons:
      'The menu links to addresses without their last slash, which all redirect. Visitors lose some milliseconds and search engines follow: one line of the template, hardly felt. The shop is otherwise as it should be.',
  },
});
