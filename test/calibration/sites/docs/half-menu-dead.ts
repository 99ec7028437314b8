import { buildSite } from '../../builder/build-site.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { SOFTWARE } from '../../builder/vocabularies.js';

const NAME = 'docs/half-menu-dead';
const sound = soundSite({
  name: NAME,
  title: 'Job Runner',
  vocabulary: SOFTWARE,
  topic: 'handbook of the job runner',
  subjects: pickSubjects(SOFTWARE, 24),
});

export const halfMenuDead = buildSite({
  ...sound,
  name: NAME,
  nav: [
    ...sound.nav.slice(0, 6),
    ...['install', 'tutorial', 'reference', 'examples', 'faq', 'changelog'].map(
      (path) => [`/v1/${path}.html`, path] as const,
    ),
  ],
  expected: {
    range: [50, 70],
    score: 61,
    causes: ['link/broken-internal'],
    reasons:
      'The texts are good and all of them are linked from the start page, but half of the menu leads to pages of a former version that are gone. Readers hit an error with every second click of the menu and stop to trust it; the pages themselves can be found.',
  },
});
