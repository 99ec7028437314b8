import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../lib/hash-files.mjs';
import { npmBinary } from '../lib/npm-binary.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { readStamp } from '../lib/read-stamp.mjs';
import { runCommand } from '../lib/run-command.mjs';

/** What a browser is sent: `app` with every page, `charts` when a page has a long series to draw. */
const SCRIPTS = ['app', 'charts'];
const SOURCES = 'api/web-app';
const FOLDER = 'api/generated/web-app';
const INPUTS = [SOURCES, 'package-lock.json', 'scripts/parts/browser-scripts.mjs'];
const STAMP = 'dist/.browser-scripts-made-from';

/** @param {string} file */
const inProject = (file) => path.join(projectRoot, file);

/**
 * Bundles the scripts of the web app, with the packages that they use, when they have changed.
 * @throws Error with the bundler's report
 */
export async function ensureBrowserScripts() {
  const hash = hashFiles(projectRoot, INPUTS);
  const isMade = SCRIPTS.every((name) => existsSync(inProject(`${FOLDER}/${name}.js`)));
  if (isMade && readStamp(STAMP) === hash) return;
  const form = [
    '--bundle',
    '--minify',
    '--format=esm',
    '--platform=browser',
    '--target=es2022',
    '--legal-comments=eof',
  ];
  // One is loaded by the other when it is needed, from where both are served.
  const args = [
    ...SCRIPTS.map((name) => `${SOURCES}/${name}.ts`),
    `--outdir=${FOLDER}`,
    ...form,
    '--log-level=warning',
  ];
  const { code, stdout, stderr } = await runCommand(npmBinary('esbuild'), [...args, '--external:./charts.js'], {
    cwd: projectRoot,
  });
  if (code !== 0) throw new Error(`the scripts of the web app could not be built:\n${`${stdout}${stderr}`.trim()}`);
  mkdirSync(inProject(path.dirname(STAMP)), { recursive: true });
  writeFileSync(inProject(STAMP), hash);
}
