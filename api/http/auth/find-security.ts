import type { ContractOperation, OpenApiDocument } from '../contract/openapi-document.js';

/** What the contract requires of the caller; empty for public operations. */
export interface Security {
  schemes: Set<string>;
  /** True when the operation also accepts anonymous requests. */
  optional: boolean;
}

/** An operation's own `security`, else the document's. A path that does not exist needs no sign-in. */
export function findSecurity(document: OpenApiDocument, operation: ContractOperation | undefined): Security {
  const requirements = operation ? (operation.security ?? document.security) : [];
  return {
    schemes: new Set(requirements.flatMap((requirement) => Object.keys(requirement))),
    optional: requirements.length === 0 || requirements.some((requirement) => Object.keys(requirement).length === 0),
  };
}
