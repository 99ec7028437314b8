import { expect } from 'chai';
import ts from 'typescript';
import { expectNone } from '../support/expect-none.js';
import { LONGER_THAN_USUAL } from '../support/longer-than-usual.js';
import { projectFiles, readProjectFile } from '../support/project-files.js';

/** Most lines by place; the first that fits holds. Beyond these a file has more than one thing to say. */
const BUDGETS: { place: RegExp; lines: number }[] = [
  { place: /^domain\/seo\/checks\/[^/]+\/[^/]+\.ts$/, lines: 80 },
  { place: /^workflows\/(?!(.+\/)?contract\/).+\.ts$/, lines: 200 },
  { place: /^(domain|activities|workflows|workers|api|platform|store|cli|web)\/.+\.tsx?$/, lines: 300 },
  { place: /^scripts\/.+\.[cm]js$/, lines: 300 },
  { place: /^test\/.+\.spec\.ts$/, lines: 400 },
  { place: /^openapi(\.yaml|\/.+\.yaml)$/, lines: 4_000 },
];
const FUNCTION_LINES = 60;

/** Something longer than usual: what LONGER_THAN_USUAL calls it, and by how much. */
interface Long {
  name: string;
  size: string;
}

describe('[U] size', () => {
  const files = ['.ts', '.tsx', '.mjs', '.cjs', '.yaml'].flatMap((ending) => projectFiles('', ending));
  const rooms = ['domain', 'activities', 'workflows', 'workers', 'api', 'platform', 'store', 'cli', 'web'];
  const long: Long[] = [];

  before(() => {
    long.push(
      ...files.flatMap((path) => longFile(path, readProjectFile(path))),
      ...rooms
        .flatMap((room) => [...projectFiles(room, '.ts'), ...projectFiles(room, '.tsx')])
        .flatMap((path) => longFunctions(path, readProjectFile(path))),
    );
  });

  it('of files and functions is within the budget, or has a reason not to be', () => {
    expectNone(
      long.filter(({ name }) => !(name in LONGER_THAN_USUAL)).map(({ name, size }) => `${name}: ${size}`),
      'Too long: cut it where it is natural, else give the reason in test/support/longer-than-usual.ts',
    );
  });

  it('is exempted only where it must be, with a reason', () => {
    const names = new Set(long.map(({ name }) => name));
    expectNone(
      Object.entries(LONGER_THAN_USUAL)
        .filter(([name, reason]) => !names.has(name) || reason.length < 30)
        .map(([name]) => name),
      'Exemptions that are no longer needed, or say no reason',
    );
  });

  it('of files is counted by their place', () => {
    const text = 'work();\n'.repeat(201);
    expect(longFile('workflows/a.ts', text)).to.deep.equal([{ name: 'workflows/a.ts', size: '201 of 200 lines' }]);
    expect(longFile('domain/a.ts', text)).to.deep.equal([]);
    expect(longFile('elsewhere/a.ts', text)).to.deep.equal([]);
  });

  after(() => {
    for (const { name, size } of long)
      if (name in LONGER_THAN_USUAL) console.warn(`    ! ${name}: ${size}. ${LONGER_THAN_USUAL[name]}`);
  });

  it('of functions is measured without the functions that they only return', () => {
    const LONG: Long[] = [{ name: 'a.ts: long', size: '61 of 60 lines' }];
    const body = (lines: number): string => 'work();\n'.repeat(lines);
    expect(longFunctions('a.ts', `function long() {\n${body(59)}}`)).to.deep.equal(LONG);
    expect(
      longFunctions('a.ts', `function create() {\n  const inner = () => {\n${body(50)}};\n${body(10)}}`),
    ).to.deep.equal([]);
    expect(longFunctions('a.ts', `const long = () => {\n${body(59)}};`)).to.deep.equal(LONG);
  });
});

function longFile(path: string, text: string): Long[] {
  const budget = BUDGETS.find(({ place }) => place.test(path))?.lines;
  const lines = text.trimEnd().split('\n').length;
  return budget !== undefined && lines > budget ? [{ name: path, size: `${lines} of ${budget} lines` }] : [];
}

/** A factory is as long as what it says itself: the functions inside are measured on their own. */
function longFunctions(path: string, source: string): Long[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Long[] = [];
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  /** @returns lines of functions inside `node`, the outermost ones whole. */
  const visit = (node: ts.Node): number => {
    let inner = 0;
    ts.forEachChild(node, (child) => {
      inner += visit(child);
    });
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return inner;
    const whole = lineOf(node.end) - lineOf(node.getStart(file)) + 1;
    const lines = whole - inner;
    if (lines > FUNCTION_LINES)
      found.push({ name: `${path}: ${nameOf(node)}`, size: `${lines} of ${FUNCTION_LINES} lines` });
    return whole > 1 ? whole : 0;
  };
  visit(file);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)
    ? node.parent.name.getText()
    : 'a function';
}
