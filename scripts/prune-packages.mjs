/**
 * Leaves out of a `node_modules` what no container of this platform runs. The Dockerfile calls it after `npm ci`:
 * `node scripts/prune-packages.mjs [folder]`. Licenses stay.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Node refuses to load TypeScript below node_modules, and reads source maps of our own code alone. */
const NEVER_LOADED = /\.(?:[cm]?ts|tsx|map|tsbuildinfo|md|markdown)$/i;
const LICENSE = /licen[cs]e|copying|notice/i;
/** Sources of the native part of Temporal's worker, whose built form is in releases/. */
const CORE_BRIDGE = '@temporalio/core-bridge';
const CORE_BRIDGE_SOURCES = ['sdk-core', 'bridge-macros', 'src', 'ts', 'Cargo.lock', 'Cargo.toml', 'scripts'];
const ARCHITECTURES = new Map([
  ['x64', 'x86_64'],
  ['arm64', 'aarch64'],
]);

/**
 * @param {string} folder a node_modules folder
 * @param {string} [architecture] as process.arch says it
 * @returns {{ files: number, bytes: number }} what was removed
 * @throws {Error} where Temporal's worker has no build for this architecture
 */
export function prunePackages(folder, architecture = process.arch) {
  const removed = { files: 0, bytes: 0 };
  pruneCoreBridge(path.join(folder, CORE_BRIDGE), architecture, removed);
  pruneFiles(folder, removed);
  return removed;
}

/**
 * @param {string} folder
 * @param {string} architecture
 * @param {{ files: number, bytes: number }} removed
 */
function pruneCoreBridge(folder, architecture, removed) {
  if (!existsSync(folder)) return;
  const kept = `${ARCHITECTURES.get(architecture) ?? architecture}-unknown-linux-gnu`;
  const releases = path.join(folder, 'releases');
  if (!existsSync(path.join(releases, kept)))
    throw new Error(`${CORE_BRIDGE} has no build for ${kept}: build the image for linux/amd64 or linux/arm64`);
  for (const name of readdirSync(releases)) if (name !== kept) remove(path.join(releases, name), removed);
  for (const name of CORE_BRIDGE_SOURCES) remove(path.join(folder, name), removed);
}

/**
 * @param {string} folder
 * @param {{ files: number, bytes: number }} removed
 */
function pruneFiles(folder, removed) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) pruneFiles(file, removed);
    else if (entry.isFile() && NEVER_LOADED.test(entry.name) && !LICENSE.test(entry.name)) remove(file, removed);
  }
}

/**
 * @param {string} file or folder; nothing happens when it is missing
 * @param {{ files: number, bytes: number }} removed
 */
function remove(file, removed) {
  if (!existsSync(file)) return;
  count(file, removed);
  rmSync(file, { recursive: true });
}

/**
 * @param {string} file
 * @param {{ files: number, bytes: number }} removed
 */
function count(file, removed) {
  const stat = lstatSync(file);
  if (stat.isDirectory()) for (const name of readdirSync(file)) count(path.join(file, name), removed);
  else {
    removed.files += 1;
    removed.bytes += stat.size;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] ?? 'node_modules';
  const { files, bytes } = prunePackages(folder);
  const { packages } = JSON.parse(readFileSync(path.join(folder, '.package-lock.json'), 'utf8'));
  process.stdout.write(
    `${files} files (${Math.round(bytes / 1e6)} MB) of ${Object.keys(packages).length} packages removed\n`,
  );
}
