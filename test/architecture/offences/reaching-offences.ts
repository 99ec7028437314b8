import { type Offence, pack, typeOf, uses } from './offence.js';

export const REACHING_OFFENCES: Offence[] = [
  {
    rule: 'workflows-stay-in-the-sandbox',
    files: {
      ...pack('tldts', '@temporalio/workflow'),
      'workflows/story.ts': `${uses('../domain/rule.js', '@temporalio/workflow')}${typeOf('../activities/crawl/index.js')}`,
      'domain/rule.ts': uses('./clock.js', 'tldts'),
      'domain/clock.ts': uses('node:os'),
      'activities/crawl/index.ts': uses('node:fs'),
    },
    reported: ['workflows/story.ts → os'],
  },
  {
    rule: 'domain-reaches-domain-only',
    files: {
      'domain/rule.ts': uses('./clock.js'),
      'domain/clock.ts': `${uses('node:os')}${typeOf('../store/pages.js')}`,
      'store/pages.ts': uses('node:fs'),
    },
    reported: ['domain/clock.ts → os', 'domain/rule.ts → os'],
  },
];
