import ts from 'typescript';
import { parseDocument, visit } from 'yaml';
import { projectFiles, readProjectFile } from './project-files.js';

/** A text that a user reads, and where it stands: `path:line`. */
export interface UserText {
  place: string;
  text: string;
}

/** Folders whose strings reach users: problems, checks, reports, pages, mails, commands and what starts the platform. */
const ROOMS = ['domain', 'activities', 'api', 'cli', 'platform', 'store', 'web', 'workers', 'workflows', 'scripts'];

/** Texts that are data, not ours: other languages, emails that others write, word lists and marketing copy. */
const DATA = new RegExp(
  [
    'web/report/texts/(?:.*/)?de(?:-\\w+)?(?:/|\\.ts)',
    'outreach/(?:replies|discovery|addresses/role-addresses)',
    'insights/keywords/',
    'base/(?:text|language/stop-words)/',
    'semantic/reference-texts',
    'descriptions/wordings/',
    'schema/vocabulary',
    'mail/parsing/',
    'crawl/read/parser-version',
  ].join('|'),
);

/** Keys of `openapi.yaml` whose values are prose. */
const PROSE = new Set(['title', 'summary', 'description', 'detail', 'message', 'why', 'fix']);

/** Every text that users read: sentences in code, prose of the contract, and documents. */
export function readUserTexts(): UserText[] {
  return [...readSourceTexts(), ...readContractTexts(), ...readDocumentTexts()];
}

function readSourceTexts(): UserText[] {
  return ROOMS.flatMap((room) => ['.ts', '.tsx', '.mjs', '.js'].flatMap((ending) => projectFiles(room, ending)))
    .filter((path) => !path.endsWith('.d.ts') && !DATA.test(path))
    .flatMap((path) => readStrings(path, readProjectFile(path)));
}

/** Strings and JSX texts of one source that read like prose: two words or more. */
export function readStrings(path: string, source: string): UserText[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const texts: UserText[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = readText(node);
    if (text !== null && /[A-Za-z]\S* +\S*[A-Za-z]/.test(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      texts.push({ place: `${path}:${line + 1}`, text: text.replace(/\s+/g, ' ').trim() });
    }
    if (!ts.isTemplateExpression(node)) ts.forEachChild(node, walk);
    else for (const span of node.templateSpans) ts.forEachChild(span, walk);
  };
  walk(file);
  return texts;
}

/** @returns null for what holds no text; a template's values stand as `{}` */
function readText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

function readContractTexts(): UserText[] {
  const source = readProjectFile('openapi.yaml');
  const texts: UserText[] = [];
  visit(parseDocument(source), {
    Pair(_, { key, value }) {
      const [name, text] = [readScalar(key), readScalar(value)];
      if (name === null || text === null || !PROSE.has(name)) return;
      texts.push({ place: `openapi.yaml: ${name}`, text: text.replace(/\s+/g, ' ').trim() });
    },
  });
  return texts;
}

function readScalar(node: unknown): string | null {
  const value: unknown = typeof node === 'object' && node !== null && 'value' in node ? node.value : node;
  return typeof value === 'string' ? value : null;
}

function readDocumentTexts(): UserText[] {
  return [...projectFiles('docs', '.md'), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
    .filter((path) => path !== 'docs/glossary.md')
    .flatMap((path) =>
      readProjectFile(path)
        .split('\n')
        .map((text, index) => ({ place: `${path}:${index + 1}`, text })),
    );
}
