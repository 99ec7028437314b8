import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmBinary, typescriptCompiler } from './npm-binary.mjs';
import { projectRoot } from './paths.mjs';

const CONTRACT = path.join(projectRoot, 'api/generated/openapi.yaml');
const PROGRAMS = path.join(projectRoot, 'docs/clients');

/**
 * @typedef {object} Step
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] beside that of the caller
 *
 * @typedef {object} GeneratedClient
 * @property {string} name
 * @property {Step[]} steps generate the client and compile it with a program that uses it
 * @property {Step} use runs that program; LINKWRIGHT_URL and LINKWRIGHT_TOKEN say on what
 */

/**
 * The clients that are generated of the contract, each in a folder of its own that is made anew.
 * @param {import('../parts/client-generators.mjs').ClientGenerators} generators
 * @param {string} folder
 * @returns {GeneratedClient[]}
 */
export function prepareClients({ modules, python }, folder) {
  const places = ['openapi-fetch', 'hey-api', 'python'].map((name) => path.join(folder, name));
  for (const place of places) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
  }
  const [ofFetch = '', ofHeyApi = '', ofPython = ''] = places;
  return [
    prepareTypeScript(modules, ofFetch, 'use-openapi-fetch.ts', {
      command: npmBinary('openapi-typescript'),
      args: [CONTRACT, '--default-non-nullable', 'false', '--output', path.join(ofFetch, 'openapi.d.ts')],
    }),
    prepareTypeScript(modules, ofHeyApi, 'use-hey-api.ts', {
      command: process.execPath,
      args: [
        path.join(modules, '@hey-api/openapi-ts/bin/run.js'),
        '--input',
        CONTRACT,
        '--output',
        path.join(ofHeyApi, 'generated'),
        '--client',
        '@hey-api/client-fetch',
      ],
    }),
    preparePython(python, ofPython),
  ];
}

/**
 * @param {string} modules
 * @param {string} place
 * @param {string} program
 * @param {Step} generate
 * @returns {GeneratedClient}
 */
function prepareTypeScript(modules, place, program, generate) {
  cpSync(path.join(PROGRAMS, program), path.join(place, program));
  symlinkSync(modules, path.join(place, 'node_modules'));
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    typeRoots: [path.join(projectRoot, 'node_modules/@types')],
    types: ['node'],
  };
  writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  const built = path.join(place, 'built.mjs');
  const bundle = ['--bundle', '--platform=node', '--format=esm', '--log-level=warning', `--outfile=${built}`];
  return {
    name: path.basename(place),
    steps: [
      generate,
      { command: typescriptCompiler, args: ['-p', place] },
      { command: npmBinary('esbuild'), args: [path.join(place, program), ...bundle] },
    ],
    use: { command: process.execPath, args: [built] },
  };
}

/**
 * @param {string} python
 * @param {string} place
 * @returns {GeneratedClient}
 */
function preparePython(python, place) {
  const generated = path.join(place, 'generated');
  mkdirSync(generated);
  const config = path.join(PROGRAMS, 'python-client.yaml');
  const env = { PYTHONPATH: generated };
  return {
    name: path.basename(place),
    steps: [
      {
        command: python,
        args: [
          '-m',
          'openapi_python_client',
          'generate',
          '--path',
          CONTRACT,
          '--output-path',
          path.join(generated, 'linkwright_client'),
          '--meta',
          'none',
          '--config',
          config,
          '--fail-on-warning',
        ],
      },
      { command: python, args: ['-m', 'compileall', '-q', generated] },
    ],
    use: { command: python, args: [path.join(PROGRAMS, 'use_python.py')], env },
  };
}
