import { buildSite } from '../../builder/build-site.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { MACHINES } from '../../builder/vocabularies.js';

const NAME = 'docs/content-links-dead';
const sound = soundSite({
  name: NAME,
  title: 'Machine Handbook',
  vocabulary: MACHINES,
  topic: 'handbook of our machines',
  subjects: pickSubjects(MACHINES, 16),
  page: (_, at) => ({
    links: Array.from({ length: 14 }, (_each, link) => [`/parts/${at}-${link}.html`, `part ${at}-${link}`] as const),
  }),
});

export const contentLinksDead = buildSite({
  ...sound,
  name: NAME,
  expected: {
    range: [20, 44],
    score: 33,
    causes: ['link/broken-internal'],
    reasons:
      'The menu works, but the links inside of the texts, more than half of all, lead to two hundred pages of parts that are gone, different ones on each page. What the handbook promises is not there; readers and crawlers run into errors all the time.',
  },
});
