import { buildSite } from '../../builder/build-site.js';
import { soundSite } from '../../builder/sound-site.js';
import { DENTIST } from '../../builder/vocabularies.js';

const NAME = 'local-firm/mixed-header-picture';
const sound = soundSite({
  name: NAME,
  title: 'Harbour Dental',
  vocabulary: DENTIST,
  topic: 'dentist in Plymouth',
  subjects: ['Implants', 'Crowns', 'Fillings', 'Braces', 'Cleanings', 'Emergency visits', 'Whitening'].map(
    (treatment) => `${treatment} in Plymouth`,
  ),
});

export const mixedHeaderImage = buildSite({
  ...sound,
  name: NAME,
  every: {
    body: `<img src="http://${NAME.split('/')[1]}.example/assets/award.webp" alt="Award" width="80" height="80">`,
  },
  expected: {
    range: [86, 97],
    score: 92,
    causes: ['sec/mixed-passive'],
    reasons:
      'One badge in the template is loaded over http, which browsers upgrade or leave out. A letter to add in one place; patients and search engines notice nothing else that is wrong.',
  },
});
