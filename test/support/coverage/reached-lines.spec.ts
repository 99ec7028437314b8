import { expect } from 'chai';
import { transform } from 'esbuild';
import { reachedLines } from './reached-lines.js';

const SOURCE = [
  'export function choose(isLong: boolean): string {',
  '  if (isLong) {',
  "    return 'a long one';",
  '  }',
  "  return 'short';",
  '}',
  'export function leave(): string {',
  "  return 'never';",
  '}',
].join('\n');

async function compile() {
  const { code, map } = await transform(SOURCE, { loader: 'ts', sourcemap: true, sourcefile: 'choose.ts' });
  const spanOf = (from: string, to: string) => ({
    startOffset: code.indexOf(from),
    endOffset: code.indexOf(to, code.indexOf(from)) + to.length,
  });
  return { code, map: JSON.parse(map), lineLengths: code.split('\n').map((line) => line.length), spanOf };
}

describe('[U] reached lines', () => {
  it('are those of blocks that ran: the inner of two counts is that of the line', async () => {
    const { code, spanOf, ...script } = await compile();
    const ranges = [
      { startOffset: 0, endOffset: code.length, count: 1 },
      { ...spanOf('function choose', '"short";\n}'), count: 2 },
      { ...spanOf('{\n    return "a long', '}'), count: 0 },
      { ...spanOf('function leave', '}'), count: 0 },
    ];
    const reached = reachedLines({ ...script, ranges }, () => true);
    expect([...(reached.get('choose.ts') ?? [])]).to.include.members([1, 2, 5]);
    expect([...(reached.get('choose.ts') ?? [])]).to.not.include.oneOf([3, 8]);
  });

  it('does not depend on the order of the ranges', async () => {
    const { code, spanOf, ...script } = await compile();
    const ranges = [
      { ...spanOf('function leave', '}'), count: 1 },
      { ...spanOf('function choose', '"short";\n}'), count: 0 },
      { startOffset: 0, endOffset: code.length, count: 1 },
    ];
    const reached = [...(reachedLines({ ...script, ranges }, () => true).get('choose.ts') ?? [])];
    expect(reached).to.include.members([7, 8]);
    expect(reached).to.not.include.oneOf([2, 3, 5]);
  });

  it('are looked for only in the sources that are asked for', async () => {
    const { code, spanOf, ...script } = await compile();
    const ranges = [{ startOffset: 0, endOffset: code.length, count: 1 }];
    expect([...reachedLines({ ...script, ranges }, () => false).keys()]).to.deep.equal([]);
  });
});
