import { importType, type Offence, pack, plain, uses } from './offence.js';

const manifest = (content: object): Record<string, string> => ({
  'package.json': JSON.stringify({ name: 'house', ...content }),
});

export const HYGIENE_OFFENCES: Offence[] = [
  {
    rule: 'no-circular',
    files: { 'domain/a.ts': uses('./b.js'), 'domain/b.ts': importType('./a.js'), 'domain/c.ts': uses('./a.js') },
    reported: ['domain/a.ts → domain/b.ts'],
  },
  {
    rule: 'no-orphans',
    files: {
      'domain/lonely.ts': plain,
      'domain/a.ts': uses('./b.js'),
      'domain/b.ts': plain,
      'api/types.d.ts': 'declare module "x";',
    },
    reported: ['domain/lonely.ts → domain/lonely.ts'],
  },
  {
    rule: 'no-dead-wood',
    files: {
      'api/main.ts': uses('./app.js'),
      'api/app.ts': importType('../domain/shape.js'),
      'domain/shape.ts': plain,
      'domain/dead.ts': plain,
      'test/domain/dead.spec.ts': uses('../../domain/dead.js'),
    },
    reported: ['domain/dead.ts → domain/dead.ts'],
  },
  { rule: 'no-lost-import', files: { 'domain/a.ts': uses('./gone.js') }, reported: ['domain/a.ts → ./gone.js'] },
  {
    rule: 'not-to-dev-dep',
    files: {
      ...manifest({ dependencies: { pino: '1' }, devDependencies: { chai: '1' } }),
      ...pack('pino', 'chai'),
      'platform/logger.ts': uses('pino', 'chai'),
      'test/platform/logger.spec.ts': uses('chai'),
    },
    reported: ['platform/logger.ts → node_modules/chai/index.js'],
  },
  {
    rule: 'no-undeclared-package',
    files: {
      ...manifest({
        dependencies: { pino: '1' },
        'dependencies-because': { pino: 'Logs.', guest: 'Not installed by itself.' },
      }),
      ...pack('pino', 'guest'),
      'platform/logger.ts': uses('pino', 'guest'),
    },
    reported: ['platform/logger.ts → node_modules/guest/index.js'],
  },
  {
    rule: 'no-dep-on-test',
    files: {
      'domain/rule.ts': uses('../test/support/site.js'),
      'test/support/site.ts': plain,
      'test/a.spec.ts': uses('./support/site.js'),
      'bench/load.ts': uses('../test/support/site.js'),
    },
    reported: ['domain/rule.ts → test/support/site.ts'],
  },
  {
    rule: 'specs-do-not-import-specs',
    files: {
      'test/a.spec.ts': uses('./b.spec.js', './support/c.js'),
      'test/b.spec.ts': plain,
      'test/support/c.ts': plain,
    },
    reported: ['test/a.spec.ts → test/b.spec.ts'],
  },
];
