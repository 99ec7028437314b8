import { expect } from 'chai';
import ts from 'typescript';
import { expectNone } from '../support/expect-none.js';
import { hasHouseFile, houseFiles, readHouseFile } from '../support/house-files.js';

/** Most lines by place; the first that fits holds. Beyond these a file has more than one thing to say. */
const BUDGETS: { place: RegExp; lines: number }[] = [
  { place: /^domain\/seo\/checks\/[^/]+\/[^/]+\.ts$/, lines: 80 },
  { place: /^workflows\/[^/]+\.ts$/, lines: 200 },
  { place: /^(domain|activities|workflows|workers|api|platform|store|cli|web)\/.+\.tsx?$/, lines: 300 },
  { place: /^scripts\/.+\.[cm]js$/, lines: 300 },
  { place: /^test\/.+\.spec\.ts$/, lines: 400 },
  { place: /^openapi(\.yaml|\/.+\.yaml)$/, lines: 4_000 },
];
const FUNCTION_LINES = 60;

/** Files that may be longer, and why cutting them would make them harder to read. */
const LONGER: Record<string, string> = {};

const budgetOf = (path: string): number | undefined => BUDGETS.find(({ place }) => place.test(path))?.lines;
const countLines = (path: string): number => readHouseFile(path).trimEnd().split('\n').length;

describe('[U] size', () => {
  const files = ['.ts', '.tsx', '.mjs', '.cjs', '.yaml']
    .flatMap((ending) => houseFiles('', ending))
    .filter((path) => budgetOf(path) !== undefined);

  it('of files is within the budget of their place', () => {
    const long = files.filter((path) => !(path in LONGER) && countLines(path) > Number(budgetOf(path)));
    expectNone(
      long.map((path) => `${path}: ${countLines(path)} of ${budgetOf(path)} lines`),
      'Files to cut',
    );
  });

  it('of functions is such that one can be read at a glance', () => {
    const rooms = ['domain', 'activities', 'workflows', 'workers', 'api', 'platform', 'store', 'cli', 'web'];
    const long = rooms
      .flatMap((room) => [...houseFiles(room, '.ts'), ...houseFiles(room, '.tsx')])
      .flatMap((path) => longFunctions(path, readHouseFile(path)));
    expectNone(long, `Functions of more than ${FUNCTION_LINES} lines`);
  });

  it('is exempted only where it must be', () => {
    expectNone(
      Object.keys(LONGER).filter((path) => !hasHouseFile(path) || countLines(path) <= Number(budgetOf(path))),
      'Exemptions that are no longer needed',
    );
  });

  it('of functions is measured without the functions that they only return', () => {
    const body = (lines: number): string => 'work();\n'.repeat(lines);
    expect(longFunctions('a.ts', `function long() {\n${body(59)}}`)).to.deep.equal(['a.ts: long has 61 lines']);
    expect(
      longFunctions('a.ts', `function create() {\n  const inner = () => {\n${body(50)}};\n${body(10)}}`),
    ).to.deep.equal([]);
    expect(longFunctions('a.ts', `const long = () => {\n${body(59)}};`)).to.deep.equal(['a.ts: long has 61 lines']);
  });
});

/** A factory is as long as what it says itself: the functions inside are measured on their own. */
function longFunctions(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  /** @returns lines of functions inside `node`, the outermost ones whole. */
  const visit = (node: ts.Node): number => {
    let inner = 0;
    ts.forEachChild(node, (child) => {
      inner += visit(child);
    });
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return inner;
    const whole = lineOf(node.end) - lineOf(node.getStart(file)) + 1;
    if (whole - inner > FUNCTION_LINES) found.push(`${path}: ${nameOf(node)} has ${whole - inner} lines`);
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
