import { projectFiles, readProjectFile } from '../project-files.js';
import { codeLines } from './code-lines.js';
import { isMeasured } from './measured-folders.js';

/** How many lines of a file do something, and which of them no spec has reached. */
export interface FileCoverage {
  path: string;
  code: number;
  missed: number[];
}

/** @returns every measured file with at least one line that does something, by path */
export async function measureFiles(reached: ReadonlyMap<string, ReadonlySet<number>>): Promise<FileCoverage[]> {
  const paths = projectFiles().filter(isMeasured);
  const files = await Promise.all(
    paths.map(async (path) => {
      const lines = await codeLines(path, readProjectFile(path));
      return { path, code: lines.length, missed: lines.filter((line) => !reached.get(path)?.has(line)) };
    }),
  );
  return files.filter(({ code }) => code > 0);
}
