import { buildSite } from '../../builder/build-site.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { TOOLS } from '../../builder/vocabularies.js';

const NAME = 'shop/dead-footer-link';
const sound = soundSite({
  name: NAME,
  title: 'Spade Works',
  vocabulary: TOOLS,
  topic: 'garden tools made to last',
  subjects: pickSubjects(TOOLS, 36),
});

export const deadFooterLink = buildSite({
  ...sound,
  name: NAME,
  footer: [...sound.footer, ['/returns-policy/', 'Returns']],
  expected: {
    range: [88, 98],
    score: 92,
    causes: ['link/broken-internal'],
    reasons:
      'A good shop of forty pages whose footer links to a page that was renamed. That each page repeats the link changes nothing: it is one line to correct, few people click there, and search loses one address that no longer exists.',
  },
});
