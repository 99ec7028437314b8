/** `npm run test:only -- …`: mocha with these arguments, without set-up; a changed contract is rebuilt, and so are changed scripts of the web app. */
import './lib/runtime.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './lib/paths.mjs';
import { ensureBrowserScripts } from './parts/browser-scripts.mjs';
import { ensureContract } from './parts/contract.mjs';

await ensureContract();
await ensureBrowserScripts();
await import(pathToFileURL(path.join(projectRoot, 'node_modules/mocha/bin/mocha.js')).href);
