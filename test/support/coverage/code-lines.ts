import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { transform } from 'esbuild';
import ts from 'typescript';

/** Nothing but what closes what began further up: V8 may count the end of a function that has returned as never reached. */
const CLOSING_ONLY = /^[\s)}\];,]*$/;

/**
 * The lines of a source that do something: types, comments and blank lines are gone once it is compiled, and imports are
 * not mapped alike by all that compile.
 * @param path decides between TypeScript and TSX
 * @returns numbers of lines, counted from 1, in order
 */
export async function codeLines(path: string, text: string): Promise<number[]> {
  const { map } = await transform(text, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
  });
  const lines = text.split('\n');
  const imports = importLines(path, text);
  const mapped = decodedMappings(new TraceMap(map)).flatMap((segments) =>
    segments.flatMap((segment) => (segment.length === 1 ? [] : [segment[2]])),
  );
  return [...new Set(mapped)]
    .filter((line) => !imports.has(line) && !CLOSING_ONLY.test(lines[line] ?? ''))
    .map((line) => line + 1)
    .sort((one, other) => one - other);
}

/** @returns numbers of lines, counted from 0 */
function importLines(path: string, text: string): Set<number> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found = source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const first = lineOf(statement.getStart(source));
    return Array.from({ length: lineOf(statement.end) - first + 1 }, (_, index) => first + index);
  });
  return new Set(found);
}
