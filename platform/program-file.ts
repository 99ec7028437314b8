/** dist, or the project where sources are run: this file, and a program that it is bundled into, are one folder below. */
const ROOT = new URL('../', import.meta.url);

/**
 * Where a file of the program is. To be asked instead of `import.meta.url`, which names the program itself in code that
 * the build has put into one file with it.
 * @param path from the root of the sources: `api/web-app`
 */
export function programFile(path: string): URL {
  return new URL(path, ROOT);
}
