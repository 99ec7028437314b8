import { showDocs } from '../../docs.js';
import type { Handler } from '../contract/handler.js';
import type { OpenApiDocument } from '../contract/openapi-document.js';

export interface DocsDeps {
  document: OpenApiDocument;
  /** The same as YAML: read when it is asked for, since it would take 3 MB as long as the process runs. */
  readDocumentText: () => string;
}

export function createDocsHandlers({ document, readDocumentText }: DocsDeps) {
  const getOpenApiJson: Handler<'getOpenApiJson'> = (_req, res) => {
    res.json(document);
  };

  const getOpenApiYaml: Handler<'getOpenApiYaml'> = (_req, res) => {
    res.type('application/yaml').send(readDocumentText());
  };

  return { getOpenApiJson, getOpenApiYaml, getDocs: showDocs };
}
