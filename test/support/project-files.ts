import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './project-root.js';

const IGNORED = ['.git/', '.git', ...readFileSync(join(projectRoot, '.gitignore'), 'utf8').split('\n')].filter(
  (line) => line !== '',
);

/**
 * Files of the project as git would take them, read from the disk so that it works in an unpacked archive too.
 * @returns paths from the project root, sorted, with forward slashes; empty when there is no such folder
 */
export function projectFiles(folder = '', ending = ''): string[] {
  return walk(folder)
    .filter((path) => path.endsWith(ending))
    .sort();
}

export function readProjectFile(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

export function hasProjectFile(path: string): boolean {
  return existsSync(join(projectRoot, path));
}

function walk(folder: string): string[] {
  if (!hasProjectFile(folder)) return [];
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (isIgnored(entry.isDirectory() ? `${path}/` : path)) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}

/** Knows the forms in use in .gitignore: `name/`, `some/path/`, `*.ending` and a plain name. */
function isIgnored(path: string): boolean {
  return IGNORED.some((pattern) => {
    if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
    return path === pattern || path.endsWith(`/${pattern}`) || basename(path) === pattern;
  });
}
