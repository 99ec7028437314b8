/** `npm run build`: compiles what has changed into dist/. */
import './lib/runtime.mjs';
import { formatPartLine } from './lib/part-line.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { ensureBuild } from './parts/build.mjs';
import { ensureNodeModules } from './parts/node-modules.mjs';

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

installSignalHandlers(print);
try {
  const context = createSetUpContext(loadSettings(), (message) => print(`  … ${message}`));
  print(formatPartLine({ part: 'packages', ...(await ensureNodeModules(context)) }));
  print(formatPartLine({ part: 'build', ...(await ensureBuild(context)) }));
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
