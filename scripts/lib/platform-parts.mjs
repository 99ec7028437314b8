import { isShuttingDown } from './shutdown.mjs';

/**
 * @typedef {object} PlatformParts what the steps that bring the platform up share
 * @property {import('./settings.mjs').Settings} settings
 * @property {import('./set-up-context.mjs').SetUpContext} setUp
 * @property {import('./launch.mjs').Launch} launch
 * @property {import('./run-journal.mjs').RunJournal} journal
 * @property {(line: import('./part-line.mjs').PartLine) => void} report
 * @property {(line: string) => void} print
 * @property {(message: string) => void} onFatal
 * @property {Set<number>} reserved ports handed out
 */

/**
 * Nothing works without this part: when it dies by itself the platform ends.
 * @param {import('./service.mjs').Service} service
 * @param {Pick<PlatformParts, 'launch' | 'onFatal'>} parts
 */
export function guardEssentialPart(service, { launch, onFatal }) {
  void service.exited.then((how) => {
    if (!isShuttingDown()) onFatal(`${service.name} ${how}. Its log: ${launch.logPath(service.name)}`);
  });
}
