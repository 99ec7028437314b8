import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What the Dockerfile makes of the project, as folders. */
export interface ImageFolders {
  /** Where the build stage works, before it has built. */
  build: string;
  /** Puts together what the application's stage copies, once the build stage has built. */
  application(): string;
  remove(): void;
}

/**
 * The files of the stages of the Dockerfile without Docker: the build stage holds what .dockerignore lets through and all
 * packages, the application what its COPY lines name and the packages without those for development.
 */
export function createImageFolders(): ImageFolders {
  const folder = mkdtempSync(join(tmpdir(), 'linkwright-image-'));
  const build = join(folder, 'build');
  copyContext(build);
  symlinkSync(join(ROOT, 'node_modules'), join(build, 'node_modules'));
  return {
    build,
    application: () => {
      const application = join(folder, 'application');
      for (const { stage, sources, target } of copiesOf('application')) {
        if (stage === 'packages') linkPackages(join(application, target));
        else for (const source of sources) copyInto(stage === 'build' ? build : ROOT, source, application, target);
      }
      return application;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function copyContext(target: string): void {
  const lines = read('.dockerignore').split('\n');
  const left = lines.filter((line) => /^[^#*!]/.test(line)).map((line) => join(ROOT, line));
  for (const entry of lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)))
    cpSync(join(ROOT, entry), join(target, entry), { recursive: true, filter: (source) => !left.includes(source) });
}

/** The COPY lines of a stage. Sources are as they are written, without the folder of the stage that they come from. */
function copiesOf(stage: string): { stage: string | null; sources: string[]; target: string }[] {
  const [, body = ''] = read('Dockerfile').split(new RegExp(`^FROM \\S+ AS ${stage}$`, 'm'));
  const [own = ''] = body.split(/^FROM /m);
  return [...own.matchAll(/^COPY (?:--from=(\S+) )?(.+)$/gm)].map(([, from = null, names = '']) => {
    const paths = names.split(' ').map((path) => path.replace(/^\/app\//, ''));
    return { stage: from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
  });
}

function copyInto(from: string, source: string, to: string, target: string): void {
  cpSync(join(from, source), target.endsWith('/') ? join(to, target, source) : join(to, target), { recursive: true });
}

/** As the stage `packages` leaves them: what only development or a browser needs can't be found from there. */
function linkPackages(target: string): void {
  const dropped = [...read('Dockerfile').matchAll(/\bdependencies\.(\S+)/g)].map(([, name]) => name);
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  for (const [path, { dev = false }] of Object.entries(packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (name === undefined || dev || dropped.includes(name)) continue;
    mkdirSync(dirname(join(target, name)), { recursive: true });
    symlinkSync(join(ROOT, path), join(target, name));
  }
}
