/** A tree in which one rule is broken in exactly the places that `reported` names; the rest of it is allowed. */
export interface Offence {
  rule: string;
  /** Path → source. */
  files: Record<string, string>;
  /** `from → to` */
  reported: string[];
}

/** An empty package, so that the tree resolves it. */
export const pack = (...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'module.exports = {};'],
    ]),
  );

/** A source that imports each of these for what it does. */
export const uses = (...names: string[]): string =>
  `${names.map((name) => `import '${name}';`).join('\n')}\nexport const made = 1;\n`;
/** A source that imports only a type. */
export const importType = (name: string): string => `import type { Made } from '${name}';\nexport type Used = Made;\n`;
export const plain = 'export const made = 1;\nexport type Made = number;\n';
