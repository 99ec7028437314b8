import { importType, type Offence, pack, plain, uses } from './offence.js';

export const ROOM_OFFENCES: Offence[] = [
  {
    rule: 'domain-stays-pure',
    files: {
      ...pack('ipaddr.js', 'tldts', 'entities'),
      'domain/rule.ts': uses('node:path', './other.js', 'ipaddr.js', 'tldts', 'entities'),
      'domain/other.ts': plain,
    },
    reported: ['domain/rule.ts → path'],
  },
  {
    rule: 'store-is-a-cellar',
    files: {
      ...pack('mongoose'),
      'store/connect.ts': uses('../platform/config.js', '../domain/rule.js', 'mongoose', 'node:zlib'),
      'platform/config.ts': plain,
      'domain/rule.ts': plain,
    },
    reported: ['store/connect.ts → platform/config.ts'],
  },
  {
    rule: 'platform-knows-no-room',
    files: {
      ...pack('pino'),
      'platform/logger.ts': `${uses('pino', 'node:fs', './level.js')}${importType('../domain/rule.js')}`,
      'platform/level.ts': plain,
      'domain/rule.ts': plain,
    },
    reported: ['platform/logger.ts → domain/rule.ts'],
  },
  {
    rule: 'workflows-only-decide',
    files: {
      ...pack('@temporalio/workflow', '@temporalio/common'),
      'workflows/story.ts': `${uses('node:fs', '../domain/rule.js', '@temporalio/workflow', '@temporalio/common')}${importType('../activities/crawl/index.js')}`,
      'activities/crawl/index.ts': plain,
      'domain/rule.ts': plain,
    },
    reported: ['workflows/story.ts → fs'],
  },
  {
    rule: 'workflows-to-activity-types-only',
    files: {
      'workflows/story.ts': uses('../activities/crawl/index.js'),
      'workflows/other.ts': importType('../activities/crawl/index.js'),
      'activities/crawl/index.ts': plain,
    },
    reported: ['workflows/story.ts → activities/crawl/index.ts'],
  },
  {
    rule: 'contract-is-for-callers',
    files: {
      ...pack('@temporalio/workflow'),
      'workflows/crawl/contract/story.ts': `${uses('@temporalio/workflow', '../../contract/lanes.js', '../../../domain/rule.js')}${importType('../story.js')}`,
      'workflows/contract/lanes.ts': plain,
      'workflows/crawl/story.ts': plain,
      'domain/rule.ts': plain,
    },
    reported: ['workflows/crawl/contract/story.ts → workflows/crawl/story.ts'],
  },
  {
    rule: 'groups-do-not-mix',
    files: {
      'activities/crawl/slice.ts': uses('../browser/run.js', './html/parse.js', '../failures.js', '../run-activity.js'),
      'activities/crawl/html/parse.ts': plain,
      'activities/browser/run.ts': plain,
      'activities/failures.ts': plain,
      'activities/run-activity.ts': plain,
    },
    reported: ['activities/crawl/slice.ts → activities/browser/run.ts'],
  },
  {
    rule: 'outreach-not-to-discovery',
    files: {
      'activities/outreach/sending/index.ts': uses('../discovery/index.js', '../replies/index.js'),
      'activities/outreach/replies/index.ts': plain,
      'activities/outreach/discovery/index.ts': plain,
    },
    reported: ['activities/outreach/sending/index.ts → activities/outreach/discovery/index.ts'],
  },
  {
    rule: 'activity-ground-knows-no-group',
    files: {
      'activities/failures.ts': `${uses('./run-activity.js')}${importType('./crawl/index.js')}`,
      'activities/run-activity.ts': plain,
      'activities/crawl/index.ts': plain,
    },
    reported: ['activities/failures.ts → activities/crawl/index.ts'],
  },
  {
    rule: 'activities-get-things-handed-in',
    files: {
      ...pack('undici'),
      'activities/crawl/slice.ts': `${uses('../../platform/config.js', '../../domain/rule.js', 'undici', 'node:dns')}${importType('../../store/pages.js')}`,
      'platform/config.ts': plain,
      'domain/rule.ts': plain,
      'store/pages.ts': plain,
    },
    reported: ['activities/crawl/slice.ts → platform/config.ts'],
  },
  {
    rule: 'activities-to-store-types-only',
    files: {
      'activities/crawl/slice.ts': uses('../../store/pages.js'),
      'activities/crawl/other.ts': importType('../../store/pages.js'),
      'store/pages.ts': plain,
    },
    reported: ['activities/crawl/slice.ts → store/pages.ts'],
  },
  {
    rule: 'workers-not-to-api',
    files: {
      'workers/main.ts': uses('../api/app.js', '../store/pages.js'),
      'api/app.ts': plain,
      'store/pages.ts': plain,
    },
    reported: ['workers/main.ts → api/app.ts'],
  },
  {
    rule: 'api-asks-and-presents',
    files: {
      'api/app.ts': `${uses('../store/pages.js')}${importType('../activities/crawl/index.js')}`,
      'activities/crawl/index.ts': plain,
      'store/pages.ts': plain,
    },
    reported: ['api/app.ts → activities/crawl/index.ts'],
  },
  {
    rule: 'api-to-contract-only',
    files: {
      'api/app.ts': uses('../workflows/crawl/story.js', '../workflows/crawl/contract/story.js'),
      'workflows/crawl/story.ts': plain,
      'workflows/crawl/contract/story.ts': plain,
    },
    reported: ['api/app.ts → workflows/crawl/story.ts'],
  },
  {
    rule: 'workers-to-contract-only',
    files: {
      'workers/main.ts': uses('../workflows/crawl/crawl-site.js', '../workflows/crawl/contract/crawl-site.js'),
      'workflows/crawl/crawl-site.ts': plain,
      'workflows/crawl/contract/crawl-site.ts': plain,
    },
    reported: ['workers/main.ts → workflows/crawl/crawl-site.ts'],
  },
  {
    rule: 'web-shows-what-it-is-given',
    files: {
      ...pack('preact', 'preact-render-to-string', 'csv-stringify'),
      'web/page.tsx': uses('preact', 'preact-render-to-string', 'node:crypto', '../domain/rule.js'),
      'web/bad.ts': uses('node:fs', 'csv-stringify', '../store/connect.js'),
      'domain/rule.ts': plain,
      'store/connect.ts': plain,
    },
    reported: ['web/bad.ts → fs', 'web/bad.ts → node_modules/csv-stringify/index.js', 'web/bad.ts → store/connect.ts'],
  },
  {
    rule: 'cli-speaks-http',
    files: {
      ...pack('commander'),
      'cli/main.ts': `${uses('../platform/config.js', 'commander', 'node:fs')}${importType('../domain/rule.js')}`,
      'platform/config.ts': plain,
      'domain/rule.ts': plain,
    },
    reported: ['cli/main.ts → platform/config.ts'],
  },
  {
    rule: 'cli-to-domain-types-only',
    files: {
      'cli/main.ts': uses('../domain/rule.js'),
      'cli/other.ts': importType('../domain/rule.js'),
      'domain/rule.ts': plain,
    },
    reported: ['cli/main.ts → domain/rule.ts'],
  },
  ...['workers', 'api', 'cli'].map((room) => ({
    rule: `nothing-imports-${room}`,
    files: {
      'bench/load.ts': uses(`../${room}/part.js`),
      [`${room}/main.ts`]: uses('./part.js'),
      [`${room}/part.ts`]: plain,
      [`test/${room}/part.spec.ts`]: uses(`../../${room}/part.js`),
    },
    reported: [`bench/load.ts → ${room}/part.ts`],
  })),
  {
    rule: 'scripts-need-no-package',
    files: {
      ...pack('yaml'),
      'scripts/start.mjs': uses('yaml', './lib/ports.mjs', 'node:net'),
      'scripts/lib/ports.mjs': plain.replace(/export type .*\n/, ''),
    },
    reported: ['scripts/start.mjs → node_modules/yaml/index.js'],
  },
];
