import { resolve } from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';

const HEAD = "import type { HandlersOf } from '../../../../api/http/contract/handler.js';\n";
/** Where the code would lie: beside this spec, so that its imports lead where they lead here. */
const FILE = resolve('test/api/http/contract/handler-in-spec.ts');

/** What the compiler says of the code, in one line each. */
function compile(code: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, HEAD + code, options.target ?? ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const RIGHT = `
  export const right: HandlersOf<'getAudit' | 'listAudits' | 'createReportBrand' | 'logOut' | 'deleteSite'> = {
    getAudit: (req) => req.params.id satisfies string,
    listAudits: (req, res) => { (req.query.limit satisfies number | undefined); res.json([]); },
    createReportBrand: (req) => req.body.name satisfies string,
    logOut: (_req, res) => { res.json({ continue_at: '/' }); },
    deleteSite: (_req, res) => { res.status(204).end(); },
  };
`;

/** What is wrong in each, and what the compiler says of it. */
const WRONG: [code: string, error: string][] = [
  [`const path: HandlersOf<'getAudit'> = { getAudit: (req) => req.params.audit_id };`, "'audit_id' does not exist"],
  [`const query: HandlersOf<'listAudits'> = { listAudits: (req) => req.query.page };`, "'page' does not exist"],
  [
    `const body: HandlersOf<'createReportBrand'> = { createReportBrand: (req) => req.body.title };`,
    "'title' does not exist",
  ],
  [
    `const answer: HandlersOf<'logOut'> = { logOut: (_req, res) => res.json({ continue_at: 1 }) };`,
    "'number' is not assignable to type 'string'",
  ],
  [
    `const empty: HandlersOf<'deleteSite'> = { deleteSite: (_req, res) => res.json({ deleted: true }) };`,
    "to parameter of type 'undefined'",
  ],
  [`const missing: HandlersOf<'getAudit' | 'listAudits'> = { getAudit: () => {} };`, "'listAudits' is missing"],
  [`const other: HandlersOf<'getAudit'> = { getAudit: () => {}, getAudits: () => {} };`, "'getAudits' does not exist"],
  [`type Unknown = HandlersOf<'getAudits'>;`, `'"getAudits"' does not satisfy`],
];

describe('[U] types of handlers', function () {
  this.timeout(120_000);

  it('know path, query, body and answer of each operation, and refuse each of them wrong', () => {
    const errors = compile(`${RIGHT}${WRONG.map(([code]) => `export ${code}`).join('\n')}`);
    expect(errors).to.have.length(WRONG.length);
    for (const [code, error] of WRONG)
      expect(
        errors.filter((found) => found.includes(error)),
        code,
      ).to.have.length(1);
  });
});
