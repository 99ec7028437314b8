/**
 * @typedef {object} PlatformParts what the steps that bring the platform up share
 * @property {import('./settings.mjs').Settings} settings
 * @property {import('./set-up-context.mjs').SetUpContext} setUp
 * @property {import('./fetch-parts.mjs').FetchedParts} fetched
 * @property {import('./launch.mjs').Launch} launch
 * @property {import('./run-journal.mjs').RunJournal} journal
 * @property {(line: import('./part-line.mjs').PartLine) => void} report
 * @property {(line: string) => void} print
 * @property {(message: string) => void} onFatal
 * @property {boolean} inspect debuggers may connect to the API and the workers
 * @property {Set<number>} reserved ports handed out
 */

export {};
