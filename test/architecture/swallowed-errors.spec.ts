import { expect } from 'chai';
import ts from 'typescript';
import { expectNone } from '../support/expect-none.js';
import { projectFiles, readProjectFile } from '../support/project-files.js';

const ROOMS = ['domain', 'store', 'platform', 'workflows', 'activities', 'workers', 'api', 'cli', 'web'];
/** A short try that only reads a text can fail in one way; what is longer, or calls ours, can hold a TypeError of ours. */
const SHORT_TRY_LINES = 3;
/** What throws when a text is not what it should be: that is the answer. */
const READERS = [
  'URL',
  'JSON.parse',
  'decodeURIComponent',
  'TextDecoder',
  'Intl.DateTimeFormat',
  'readFileSync',
  'ipaddr.parse',
];
/** Methods of what a reader takes and gives. */
const HARMLESS = /\.(?:decode|has|includes|range|replaceAll|resolvedOptions|test|toString)$/;

/** What swallows every error, those of ours too, and says nowhere why that is right. */
describe('[U] swallowed errors', () => {
  it('are explained where they are swallowed', () => {
    const found = ROOMS.flatMap((room) => [...projectFiles(room, '.ts'), ...projectFiles(room, '.tsx')]).flatMap(
      (path) => findSwallowed(path, readProjectFile(path)),
    );
    expectNone(
      found,
      'Narrow these to the errors that are expected, log the others, or say in a comment why none matters',
    );
  });

  it('are found: a long try whose catch sees nothing', () => {
    const body = 'one();\ntwo();\nthree();\nfour();\n';
    expect(findSwallowed('a.ts', `try {\n${body}} catch {\n  return null;\n}`)).to.deep.equal(['a.ts:6: catch']);
    expect(findSwallowed('a.ts', `try {\n${body}} catch {\n  // It ended meanwhile.\n}`)).to.deep.equal([]);
    expect(findSwallowed('a.ts', `try {\n${body}} catch (error) {\n  log(error);\n}`)).to.deep.equal([]);
    expect(findSwallowed('a.ts', `try {\n${body}} catch (error) {\n  fail();\n}`)).to.deep.equal(['a.ts:6: catch']);
    expect(findSwallowed('a.ts', 'try {\n  return new URL(text);\n} catch {\n  return null;\n}')).to.deep.equal([]);
  });

  it('are found: a short try that calls more than readers of texts', () => {
    const around = (work: string): string[] => findSwallowed('a.ts', `try {\n  ${work};\n} catch {\n  return null;\n}`);
    expect(around('await save(record)')).to.deep.equal(['a.ts:3: catch']);
    expect(around('return judge(JSON.parse(text))')).to.deep.equal(['a.ts:3: catch']);
    expect(around('step()')).to.deep.equal(['a.ts:3: catch']);
    expect(around("return JSON.parse(readFileSync(path, 'utf8'))")).to.deep.equal([]);
    expect(around("return decodeURIComponent(name.replaceAll('+', ' '))")).to.deep.equal([]);
  });

  it('are found: a rejected call that nobody hears of', () => {
    const offence = 'work().catch(() => undefined);';
    expect(findSwallowed('a.ts', offence)).to.deep.equal(['a.ts:1: .catch']);
    expect(findSwallowed('a.ts', `// The page may be gone.\n${offence}`)).to.deep.equal([]);
    expect(findSwallowed('a.ts', `${offence} // The page may be gone.`)).to.deep.equal([]);
    expect(findSwallowed('a.ts', 'work().catch((error: unknown) => log(error));')).to.deep.equal([]);
    expect(findSwallowed('a.ts', 'response.json().catch(() => null);')).to.deep.equal([]);
    // Awaited elsewhere, where it rejects: this only keeps the process from ending before.
    expect(findSwallowed('a.ts', 'reading.catch(() => undefined);')).to.deep.equal([]);
  });

  it('are found: a failure callback that does nothing by default', () => {
    const offence = 'function judge(onFailure: (error: Error) => void = () => {}) {}';
    expect(findSwallowed('a.ts', offence)).to.deep.equal(['a.ts:1: default of onFailure']);
    expect(findSwallowed('a.ts', 'function run({ onError = () => undefined }: Options) {}')).to.deep.equal([
      'a.ts:1: default of onError',
    ]);
    expect(findSwallowed('a.ts', 'function run(onEntry: () => void = () => {}) {}')).to.deep.equal([]);
  });
});

function findSwallowed(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path));
  const lines = text.split('\n');
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const note = (position: number, what: string) => found.push(`${path}:${lineOf(position) + 1}: ${what}`);
  const visit = (node: ts.Node): void => {
    if (ts.isTryStatement(node) && isSilentCatch(node, lineOf)) note(node.catchClause?.getStart() ?? 0, 'catch');
    if (isSilentRejection(node) && !isCommented(lines, lineOf(node.getStart()), lineOf(node.getEnd())))
      note(node.name.getStart(), '.catch');
    if ((ts.isParameter(node) || ts.isBindingElement(node)) && isSilentDefault(node))
      note(node.getStart(), `default of ${node.name.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isSilentCatch({ tryBlock, catchClause }: ts.TryStatement, lineOf: (position: number) => number): boolean {
  if (!catchClause || isHeard(catchClause) || /\/[/*]/.test(catchClause.getText())) return false;
  return lineOf(tryBlock.getEnd()) - lineOf(tryBlock.getStart()) - 1 > SHORT_TRY_LINES || !isReading(tryBlock);
}

/** Its error is looked at. */
function isHeard({ variableDeclaration, block }: ts.CatchClause): boolean {
  const name = variableDeclaration?.name.getText();
  if (name === undefined) return false;
  const isNamed = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name) || (ts.forEachChild(node, isNamed) ?? false);
  return isNamed(block);
}

function isReading(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const callee = node.expression.getText();
    if (!READERS.includes(callee) && !HARMLESS.test(callee)) return false;
  }
  return !ts.forEachChild(node, (child) => !isReading(child));
}

/** `call().catch(() => …)`: a name in place of the call is a promise that somebody else awaits. */
function isSilentRejection(node: ts.Node): node is ts.PropertyAccessExpression {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'catch' || ts.isIdentifier(node.expression))
    return false;
  // A body that is no JSON is judged by what it should have held.
  if (/\.json\(\)$/.test(node.expression.getText())) return false;
  const call = node.parent;
  const handler = ts.isCallExpression(call) && call.expression === node ? call.arguments[0] : undefined;
  return handler !== undefined && ts.isArrowFunction(handler) && handler.parameters.length === 0;
}

function isCommented(lines: readonly string[], first: number, last: number): boolean {
  const isComment = (line: string | undefined) => line !== undefined && /^\s*(?:\/\/|\/?\*)/.test(line);
  return isComment(lines[first - 1]) || lines.slice(first, last + 1).some((line) => /\/\/ /.test(line));
}

function isSilentDefault({ name, initializer }: ts.ParameterDeclaration | ts.BindingElement): boolean {
  if (!initializer || !ts.isArrowFunction(initializer) || !/fail|fault|error|reject/i.test(name.getText()))
    return false;
  const { body } = initializer;
  return ts.isBlock(body) ? body.statements.length === 0 : body.getText() === 'undefined';
}

function kindOf(path: string): ts.ScriptKind {
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
