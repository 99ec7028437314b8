import type { HtmlFacts } from '../artifacts/html.js';

/** Local names of every type the page marks up in JSON-LD, microdata or RDFa: "https://schema.org/Recipe" is "Recipe". */
export function schemaTypes(html: HtmlFacts): Set<string> {
  const named = [...html.json_ld.flatMap((block) => block.types), ...html.microdata_types, ...html.rdfa_types];
  return new Set(
    named.map((type) => type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#'), type.lastIndexOf(':')) + 1)),
  );
}
