import { buildSite } from '../../builder/build-site.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { TRAVEL } from '../../builder/vocabularies.js';

const NAME = 'blog/menu-all-dead';
const sound = soundSite({
  name: NAME,
  title: 'Slow Trains',
  vocabulary: TRAVEL,
  topic: 'slow journeys by train',
  subjects: pickSubjects(TRAVEL, 20),
});

export const menuAllDead = buildSite({
  ...sound,
  name: NAME,
  nav: ['start', 'routes', 'countries', 'packing', 'tickets', 'about-me', 'newsletter', 'archive'].map(
    (path) => [`/blog/${path}.php`, path] as const,
  ),
  footer: [['/impressum.php', 'Imprint']],
  expected: {
    range: [25, 48],
    score: 40,
    causes: ['link/broken-internal'],
    reasons:
      'Each link of the menu and the footer is dead on each page: whoever arrives at an article can go nowhere, and what articles earn is passed on to errors. Only the start page still links to the texts, which are good.',
  },
});
