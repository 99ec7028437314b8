import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { transform } from 'esbuild';

/** Nothing but what closes what began further up: V8 may count the end of a function that has returned as never reached. */
const CLOSING_ONLY = /^[\s)}\];,]*$/;

/**
 * The lines of a source that do something: types, comments and blank lines are gone once it is compiled.
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
  const mapped = decodedMappings(new TraceMap(map)).flatMap((segments) =>
    segments.flatMap((segment) => (segment.length === 1 ? [] : [segment[2]])),
  );
  return [...new Set(mapped)]
    .filter((line) => !CLOSING_ONLY.test(lines[line] ?? ''))
    .map((line) => line + 1)
    .sort((one, other) => one - other);
}
