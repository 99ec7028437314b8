import { posix } from 'node:path';
import { expect } from 'chai';
import { expectNone } from '../support/expect-none.js';
import { projectFiles, readProjectFile } from '../support/project-files.js';

const { basename, dirname } = posix;

/** What a group is handed by workers; it says nothing of what a workflow may call. */
const HANDED_IN = /^(?:[a-z-]+-deps|ports)\.ts$/;

describe('[U] folders of activities', () => {
  const sources = projectFiles('activities', '.ts').map((path) => ({ path, text: readProjectFile(path) }));

  it('have only what a workflow may call at the top', () => {
    const registers = sources.filter(({ text }) => isRegister(text));
    expect(registers.length).to.be.greaterThan(10);
    expectNone(findHelpers(sources), 'Helpers to move into a folder with a name');
  });

  it('are read by what is registered', () => {
    const register = [
      "import { runActivity } from '../run-activity.js';",
      "import { mailAll } from './mail-all.js';",
      "import type { Reader } from './reader.js';",
      "import { fold, type Folded } from './text/fold.js';",
      'export function createPostActivities() {}',
    ].join('\n');
    const names = ['mail-all', 'post-deps', 'ports', 'reader', 'fold', 'text/fold'];
    const files = [
      { path: 'activities/post/index.ts', text: register },
      ...names.map((name) => ({ path: `activities/post/${name}.ts`, text: '' })),
      { path: 'activities/failures.ts', text: '' },
    ];
    expect(findHelpers(files)).to.deep.equal(['activities/post/reader.ts', 'activities/post/fold.ts']);
  });
});

/** Files beside a register that it doesn't call. */
function findHelpers(sources: readonly { path: string; text: string }[]): string[] {
  const groups = new Map<string, string>();
  for (const { path, text } of sources) {
    if (isRegister(text)) groups.set(dirname(path), `${groups.get(dirname(path)) ?? ''}\n${text}`);
  }
  return sources
    .filter(({ path, text }) => {
      const registers = groups.get(dirname(path));
      if (registers === undefined || isRegister(text) || HANDED_IN.test(basename(path))) return false;
      return !importsValue(registers, `./${basename(path, '.ts')}.js`);
    })
    .map(({ path }) => path);
}

const isRegister = (text: string): boolean => /^export function create\w*Activities\b/m.test(text);

function importsValue(text: string, specifier: string): boolean {
  return [...text.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)';$/gm)].some(
    ([, typeOnly, names = '', from]) =>
      from === specifier &&
      typeOnly === undefined &&
      names.split(',').some((name) => name.trim() !== '' && !name.trim().startsWith('type ')),
  );
}
