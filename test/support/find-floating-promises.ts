import { relative } from 'node:path';
import ts from 'typescript';

/**
 * Promises that no one waits for, in sources for which `isAsked`: statements whose value is a promise, and functions that
 * return one where the caller takes none. Types say so, inferred ones too, which the lint rules of the same names miss.
 * Right as they are: `void`, an assignment, `.catch(…)` and `.then(…, …)`, since both hear of a failure.
 * @returns `path:line`, from `root`
 */
export function findFloatingPromises(
  root: string,
  rootNames: string[],
  options: ts.CompilerOptions,
  isAsked: (path: string) => boolean,
): string[] {
  const program = ts.createProgram({ rootNames, options: { ...options, noEmit: true, incremental: false } });
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName);
    if (file.isDeclarationFile || !isAsked(path)) continue;
    const visit = (node: ts.Node): void => {
      if (isFloating(checker, node) || isMisused(checker, node))
        found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

function isFloating(checker: ts.TypeChecker, node: ts.Node): boolean {
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  if (ts.isVoidExpression(expression) || ts.isAwaitExpression(expression)) return false;
  if (ts.isBinaryExpression(expression) && isAssignment(expression.operatorToken.kind)) return false;
  return !isHeard(expression) && isPromise(checker, checker.getTypeAtLocation(expression));
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** Its failure has a place to go. */
function isHeard(expression: ts.Expression): boolean {
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return false;
  const { name } = expression.expression;
  return name.text === 'catch' || (name.text === 'then' && expression.arguments.length === 2);
}

/** A function that returns a promise, given to what takes one without a result: `on('end', () => close())`. */
function isMisused(checker: ts.TypeChecker, node: ts.Node): boolean {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false;
  if (isFinally(node.parent)) return false;
  const wanted = checker.getContextualType(node);
  const signatures = (wanted?.isUnion() ? wanted.types : wanted ? [wanted] : []).flatMap((type) =>
    type.getCallSignatures(),
  );
  const returned = signatures.map((signature) => checker.getReturnTypeOfSignature(signature));
  if (returned.length === 0 || !returned.every(({ flags }) => (flags & ts.TypeFlags.Void) !== 0)) return false;
  const own = checker.getSignatureFromDeclaration(node);
  return own !== undefined && isPromise(checker, checker.getReturnTypeOfSignature(own));
}

/** `finally` waits for what its function returns, whatever its type says. */
function isFinally(call: ts.Node): boolean {
  return (
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'finally'
  );
}

function isPromise(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((one) => isPromise(checker, one));
  return checker.getPropertyOfType(checker.getApparentType(type), 'then') !== undefined;
}
