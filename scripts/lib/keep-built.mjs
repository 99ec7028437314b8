import { BUILD_SOURCES, ensureBuild, isBuildSource, OUTPUTS } from '../parts/build.mjs';
import { hashFiles } from './hash-files.mjs';
import { projectRoot } from './paths.mjs';
import { createRebuildLoop } from './rebuild-loop.mjs';
import { onShutdown } from './shutdown.mjs';
import { watchFiles } from './watch-files.mjs';

/**
 * Rebuilds at each change of a source and starts again what runs another program by then: the API, the workers or both.
 * Ends with shutDown().
 * @param {(parts: ('api' | 'workers')[]) => Promise<void>} restart
 * @param {(line: string) => void} print
 */
export function keepBuilt(restart, print) {
  const rebuild = createRebuildLoop({
    build: async () => void (await ensureBuild({ announce: () => {} })),
    readOutputs: () => ({
      api: hashFiles(projectRoot, OUTPUTS.api),
      workers: hashFiles(projectRoot, OUTPUTS.workers),
    }),
    restart,
    print,
  });
  const close = watchFiles(projectRoot, BUILD_SOURCES, isBuildSource, (files) => {
    const others = files.length > 1 ? ` and ${files.length - 1} more` : '';
    print(`  … building: ${files[0]}${others} changed`);
    void rebuild();
  });
  onShutdown({ stop: close, kill: close });
}
