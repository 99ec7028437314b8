import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { expectNone } from '../support/expect-none.js';
import { findFloatingPromises } from '../support/find-floating-promises.js';
import { projectRoot } from '../support/project-root.js';

const PRODUCT = /^(?:domain|activities|workflows|workers|api|platform|store|cli|web)\//;
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
};

const DECLARED = `
const store = { ping: async () => 1 };
declare function on(name: string, hear: () => void): void;
declare function run(work: () => void | Promise<void>): void;
let last: Promise<number> | null = null;
`;
const OFFENCES = ['store.ping();', 'last ?? store.ping();', "on('end', () => store.ping());", 'store.ping().then(on);'];
const RIGHT = [
  'void store.ping();',
  'last ??= store.ping();',
  'store.ping().catch(() => 0);',
  'store.ping().then(() => 1, () => 0);',
  "on('end', () => void store.ping());",
  'run(async () => {});',
  'void store.ping().finally(() => store.ping());',
];

describe('[U] floating promises', function () {
  // The compiler reads the whole product.
  this.timeout(300_000);

  it('are none: each failure is waited for, heard, or dropped with `void`', () => {
    const config = ts.getParsedCommandLineOfConfigFile(
      join(projectRoot, 'tsconfig.json'),
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
          throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
        },
      },
    );
    if (!config) throw new Error('tsconfig.json cannot be read');
    const isAsked = (path: string): boolean => PRODUCT.test(path);
    const sources = config.fileNames.filter((file) => isAsked(relative(projectRoot, file)));
    expect(sources.length).to.be.greaterThan(1_000);
    expectNone(findFloatingPromises(projectRoot, sources, config.options, isAsked), 'Promises that nobody waits for');
  });

  it('are found where their types are inferred, and nothing else is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linkwright-promises-'));
    const lines = [...OFFENCES, ...RIGHT];
    const file = join(folder, 'a.ts');
    await writeFile(file, `${lines.join('\n')}\n${DECLARED}export {};\n`);
    const found = findFloatingPromises(folder, [file], OPTIONS, () => true);
    await rm(folder, { recursive: true, force: true });
    expect(found).to.deep.equal(OFFENCES.map((_, index) => `a.ts:${index + 1}`));
  });
});
