import { SourceMap } from 'node:module';
import { expect } from 'chai';
import { transform } from 'esbuild';
import { keepOwnSources } from '../../../scripts/lib/own-source-map.mjs';

/** A map of one line for each source, joined as a bundle joins them. */
async function mapOf(sources: { name: string; code: string }[]) {
  const { build } = await import('esbuild');
  const files = new Map(sources.map(({ name, code }) => [name, code]));
  const built = await build({
    stdin: { contents: sources.map(({ name }) => `import '/${name}';`).join(''), resolveDir: '/' },
    bundle: true,
    write: false,
    sourcemap: 'external',
    outfile: '/out.js',
    plugins: [
      {
        name: 'in memory',
        setup: (plugin) => {
          plugin.onResolve({ filter: /^\// }, ({ path }) => ({ path, namespace: 'file' }));
          plugin.onLoad({ filter: /.*/ }, ({ path }) => ({ contents: files.get(path.slice(1)) ?? '', loader: 'js' }));
        },
      },
    ],
  });
  const read = (ending: string) => built.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { code: read('.js'), map: read('.map') };
}

describe('[U] source maps of programs', () => {
  it('lead to our sources as before, and to none in packages', async () => {
    const { code, map } = await mapOf([
      { name: 'ours/first.js', code: 'console.log("first");' },
      { name: 'node_modules/theirs/index.js', code: 'console.log("theirs");' },
      { name: 'ours/last.js', code: '\n\nconsole.log("last");' },
    ]);
    const kept = await keepOwnSources(map);
    const places = ['first', 'theirs', 'last'].map((word) => {
      const line = code.split('\n').findIndex((text) => text.includes(`"${word}"`));
      const found = new SourceMap(JSON.parse(kept)).findEntry(line, 4);
      return 'originalSource' in found && found.originalSource !== undefined
        ? `${found.originalSource}:${found.originalLine + 1}`
        : null;
    });
    expect(places).to.deep.equal(['ours/first.js:1', null, 'ours/last.js:3']);
    expect(kept).not.to.include('theirs');
  });

  it('keep a map of our own sources as it is', async () => {
    const { map } = await transform('const added = (a, b) => a + b;\nadded(1, 2);', {
      sourcemap: 'external',
      sourcefile: 'ours/add.js',
    });
    const [before, after] = [map, await keepOwnSources(map)].map((text) =>
      new SourceMap(JSON.parse(text)).findEntry(1, 0),
    );
    expect(after).to.deep.equal(before);
  });
});
