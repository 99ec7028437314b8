/** dist, or the project where sources are run: this file, and a program that it is bundled into, are one folder below. */
const ROOT = new URL('../', import.meta.url);

/**
 * Path of a file of the program. Use it instead of `import.meta.url`, which is that of the bundle in code that the
 * build has bundled.
 * @param path from the root of the sources: `api/generated/web-app`
 */
export function programFile(path: string): URL {
  return new URL(path, ROOT);
}
