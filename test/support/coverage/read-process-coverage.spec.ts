import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { transform } from 'esbuild';
import { CoverageReader } from './read-process-coverage.js';

const run = promisify(execFile);

const SOURCE = [
  'export function pick(which: string): string {',
  "  if (which === 'left') return 'L';",
  "  if (which === 'right')",
  "    return 'R';",
  "  throw new Error('neither');",
  '}',
].join('\n');

describe('[U] coverage of a process', () => {
  let root: string;
  before(async () => {
    root = `${await realpath(await mkdtemp(join(tmpdir(), 'coverage-')))}/`;
    await mkdir(join(root, 'domain'));
    await mkdir(join(root, 'dist'));
    await writeFile(join(root, 'domain/pick.ts'), SOURCE);
  });
  after(() => rm(root, { recursive: true }));

  /** What Node writes when a program ends that was started with these arguments. */
  async function measure(name: string, args: string[]): Promise<string[]> {
    const raw = join(root, name);
    const env = { ...process.env, NODE_V8_COVERAGE: raw, NODE_DISABLE_COMPILE_CACHE: '1' };
    await run(process.execPath, args, { env, cwd: root });
    return (await readdir(raw)).map((file) => join(raw, file));
  }

  const read = (files: string[]) => {
    const reader = new CoverageReader(root);
    const lines = files.flatMap((file) => [
      ...(reader.read(file, (path) => path === 'domain/pick.ts').get('domain/pick.ts') ?? []),
    ]);
    return [...new Set(lines)].sort((one, other) => one - other);
  };

  it('leads from what was compiled into a folder to the lines of the source', async () => {
    const { code } = await transform(SOURCE, {
      loader: 'ts',
      sourcemap: 'inline',
      sourcefile: '../domain/pick.ts',
    });
    await writeFile(join(root, 'dist/pick.mjs'), code);
    const url = pathToFileURL(join(root, 'dist/pick.mjs')).href;
    const files = await measure('left', ['--input-type=module', '-e', `(await import('${url}')).pick('left')`]);
    expect(read(files)).to.include(2).and.not.include.oneOf([4, 5]);
    const more = await measure('right', ['--input-type=module', '-e', `(await import('${url}')).pick('right')`]);
    expect(read([...files, ...more]))
      .to.include.members([2, 3, 4])
      .and.not.include(5);
  });

  it('reads the map from the file where a script ran in a context of its own, as workflows do', async () => {
    const { code } = await transform(SOURCE, {
      loader: 'ts',
      format: 'cjs',
      sourcemap: 'inline',
      sourcefile: '../domain/pick.ts',
    });
    const bundle = join(root, 'dist/bundle.js');
    await writeFile(bundle, code.replace('application/json;', 'application/json;charset=utf-8;'));
    const program = `const vm = require('node:vm');
      const source = require('node:fs').readFileSync(${JSON.stringify(bundle)}, 'utf8');
      const context = vm.createContext({ module: { exports: {} } });
      new vm.Script(source, { filename: ${JSON.stringify(pathToFileURL(bundle).href)} }).runInContext(context);
      vm.runInContext('module.exports.pick("right")', context);`;
    expect(read(await measure('context', ['-e', program])))
      .to.include.members([3, 4])
      .and.not.include(5);
  });

  it('takes nothing from a process that was killed while it wrote', async () => {
    const half = join(root, 'half.json');
    await writeFile(half, '{"result":[{"scriptId":"1","url":"file:');
    expect(read([half])).to.deep.equal([]);
  });

  it('takes nothing from a script whose map is that of another one', async () => {
    const files = await measure('other', [
      '--input-type=module',
      '-e',
      `(await import('./dist/pick.mjs')).pick('left')`,
    ]);
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replaceAll(/"lineLengths":\[(\d+)/g, '"lineLengths":[1$1'));
    }
    expect(read(files)).to.deep.equal([]);
  });
});
