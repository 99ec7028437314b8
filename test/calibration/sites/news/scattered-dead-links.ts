import { buildSite } from '../../builder/build-site.js';
import { pathTo } from '../../builder/pages-about.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { NEWS } from '../../builder/vocabularies.js';

const NAME = 'news/scattered-dead-links';
const SUBJECTS = pickSubjects(NEWS, 40);
const sound = soundSite({
  name: NAME,
  title: 'Valley News',
  vocabulary: NEWS,
  topic: 'news from the valley',
  subjects: SUBJECTS,
  page: (subject, at) => ({
    links: [1, 2, 3, 4, 5, 6].map((step) => {
      const other = SUBJECTS[(at + step) % SUBJECTS.length] ?? subject;
      return step === 1 && at % 5 === 0 ? [`/2019/story-${at}.html`, other] : [pathTo(other), other];
    }),
  }),
});

export const scatteredDeadLinks = buildSite({
  ...sound,
  name: NAME,
  expected: {
    range: [80, 95],
    score: 88,
    causes: ['link/broken-internal'],
    reasons:
      'Every fifth article has one link among fifteen to an old story that is gone: eight slips of editors, each to be corrected by itself. Usual for a paper of this age, and cheap; the rest is well made.',
  },
});
