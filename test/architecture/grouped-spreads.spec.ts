import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { readProjectFile } from '../support/project-files.js';
import { projectRoot } from '../support/project-root.js';

const RULE = 'test/architecture/grouped-spread.grit';
const OFFENCES = [
  'use({ ...{ a } });',
  'use({ ...({ a }) });',
  'use([...[1, 2]]);',
  'use(...[1, 2]);',
  'use(...([1, 2] as const));',
  'new Set(...[[1]]);',
  "use(<p {...{ id: 'a' }} />);",
];
const ALLOWED = [
  'use({ ...a });',
  'use({ ...(a ? { b: 1 } : {}) });',
  'use([...(a ? [1] : [])]);',
  "use([...['b'].map((one) => one)]);",
  'use({ b: [1], c: { a } });',
];

/** Spreading a literal into a literal or a call only saves lines: `{ ...{ a, b } }` is `{ a, b }`. */
describe('[U] grouped spreads', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linkwright-lint-'));
    await writeFile(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(projectRoot, RULE)] }));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('are refused by the lint of the house', () => {
    expect(JSON.parse(readProjectFile('biome.json')).plugins).to.include(`./${RULE}`);
  });

  it('are found in objects, lists, calls and markup, and nothing else is', async () => {
    const lines = [...OFFENCES, ...ALLOWED];
    await writeFile(join(folder, 'a.tsx'), lines.join('\n'));
    const found = await lint(folder);
    expect([...found].sort((a, b) => a - b)).to.deep.equal(OFFENCES.map((_, index) => index + 1));
  });
});

/** @returns the lines of `a.tsx` that the rule refuses */
async function lint(folder: string): Promise<Set<number>> {
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--only=plugin', '--reporter=github', '--max-diagnostics=none', '.'];
  // Refusals end it with 1, and stand on standard output all the same.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  return new Set([...stdout.matchAll(/title=plugin[^\n]*?line=(\d+)/g)].map(([, line]) => Number(line)));
}
