import { isSchemaType, typeInRightCase } from '../../schema/vocabulary.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

const MICRODATA_TYPE = /^https?:\/\/(?:www\.)?schema\.org\/([A-Za-z0-9]+)$/;

export const schemaUnknownType: PageCheck = {
  id: 'schema/unknown-type',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Unknown schema.org type',
  why: 'A type that schema.org does not know means nothing, so everything it says about the thing is lost.',
  fix: 'Use the type of schema.org that fits, in its exact spelling, or a wider one such as Thing or CreativeWork.',
  reference: 'https://schema.org/docs/full.html',
  effort_hours: 0.25,
  judge({ url, html }) {
    // Terms of other vocabularies have a prefix or an address; bare names are those of schema.org.
    const written = (html?.json_ld ?? [])
      .filter(({ has_context, own_terms }) => has_context && !own_terms)
      .flatMap(({ types }) => types.filter((type) => /^[A-Za-z0-9 ]+$/.test(type)));
    const inMarkup = (html?.microdata_types ?? []).flatMap((type) => MICRODATA_TYPE.exec(type)?.[1] ?? []);
    const unknown = [...new Set([...written, ...inMarkup])].filter((type) => !isSchemaType(type));
    const describe = (type: string) => {
      const meant = typeInRightCase(type);
      return meant !== null ? `${type} (${meant} is meant)` : type;
    };
    return foldCases(url, unknown, describe, { expected: 'a type of schema.org', where: '@type' });
  },
};
