import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import ts from 'typescript';
import { sourceStack } from '../../platform/source-stack.js';

const SOURCE = `interface Gone {
  a: string;
}

export function fail(given: Gone): never {
  throw new Error(given.a);
}
`;

describe('[U] source stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-stack-'));
  after(() => rmSync(folder, { recursive: true }));

  function compile(name: string): string {
    const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, sourceMap: true };
    const { outputText, sourceMapText } = ts.transpileModule(SOURCE, { compilerOptions, fileName: `${name}.ts` });
    writeFileSync(join(folder, `${name}.js`), outputText);
    writeFileSync(join(folder, `${name}.js.map`), sourceMapText ?? '');
    return pathToFileURL(join(folder, `${name}.js`)).href;
  }

  it('names the places of the sources', () => {
    // The types are gone: line 6 of the source is line 2 here.
    const stack = sourceStack(`Error: no\n    at fail (${compile('one')}:2:11)\n    at node:internal/x:1:2`);
    expect(stack).to.match(/^Error: no\n {4}at fail \(\S*one\.ts:6:9\)\n {4}at node:internal\/x:1:2$/);
  });

  it('leaves as it is what has no map, or a broken one', () => {
    const broken = compile('broken');
    writeFileSync(join(folder, 'broken.js.map'), '{');
    const nowhere = pathToFileURL(join(folder, 'none.js')).href;
    // What stands in a program without a source of its own.
    const packaged = compile('packaged');
    writeFileSync(join(folder, 'packaged.js.map'), JSON.stringify({ version: 3, sources: [], mappings: ';A' }));
    for (const file of [broken, nowhere, packaged, 'file:///app/node_modules/x/y.js']) {
      const stack = `Error: no\n    at ${file}:2:11`;
      expect(sourceStack(stack)).to.equal(stack);
    }
    expect(sourceStack('Error: no')).to.equal('Error: no');
  });
});
