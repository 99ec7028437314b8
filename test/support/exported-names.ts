import { basename } from 'node:path';
import ts from 'typescript';
import { projectFiles, readProjectFile } from './project-files.js';

const ROOMS = [
  'domain',
  'activities',
  'workflows',
  'workers',
  'api',
  'platform',
  'store',
  'cli',
  'web',
  'scripts',
  'bench',
  'test',
];

/** A name that other files use: of a file, or of what one exports. */
export interface SharedName {
  name: string;
  /** In lower case, with a space between its words. */
  words: string;
  isFunction: boolean;
  isFile: boolean;
  path: string;
}

/** Names of all sources, and of what they export. */
export function readSharedNames(): SharedName[] {
  return ROOMS.flatMap((room) => ['.ts', '.tsx', '.mjs'].flatMap((ending) => projectFiles(room, ending)))
    .filter((path) => !/\.d\.ts$|^test\/(?:fixtures|histories)\//.test(path))
    .flatMap((path) => [nameFile(path), ...nameExports(path, readProjectFile(path))]);
}

function nameFile(path: string): SharedName {
  const name = basename(path).replace(/(?:\.spec)?\.(?:tsx?|mjs)$/, '');
  return { name, words: splitWords(name), isFunction: false, isFile: true, path };
}

export function nameExports(path: string, source: string): SharedName[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  return file.statements.filter(isExported).flatMap((statement) =>
    declaredNames(statement).map((name) => ({
      name,
      words: splitWords(name),
      isFunction: /^[a-z]/.test(name),
      isFile: false,
      path,
    })),
  );
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** `recordAttemptOutcome`, `RESOLVE_UNCERTAIN_ATTEMPT` and `settle-attempt` alike: `settle attempt`. */
export function splitWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
}
