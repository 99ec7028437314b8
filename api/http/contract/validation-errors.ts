import { writeNumber } from '../../../domain/base/text/write-number.js';
import type { InputError } from '../http-error.js';

/** What express-openapi-validator reports; `errorCode` is absent for errors it finds outside of the schemas. */
export interface ValidatorFinding {
  path: string;
  message: string;
  errorCode?: string;
}

/** A body of a megabyte can hold a hundred thousand unknown fields. */
const MAX_ERRORS = 100;

const LOCATIONS: Record<string, string> = {
  body: 'body',
  query: 'query',
  params: 'path',
  headers: 'header',
  cookies: 'cookie',
};

/** JSON Schema keyword → kind of error, in the terms that FastAPI's clients know. */
const BOUNDS: Record<string, string> = {
  minLength: 'string_too_short',
  maxLength: 'string_too_long',
  minimum: 'greater_than_equal',
  maximum: 'less_than_equal',
  exclusiveMinimum: 'greater_than',
  exclusiveMaximum: 'less_than',
  minItems: 'too_short',
  maxItems: 'too_long',
  minProperties: 'too_short',
  maxProperties: 'too_long',
};
const ERROR_TYPES: Record<string, string> = {
  ...BOUNDS,
  required: 'missing',
  additionalProperties: 'extra_forbidden',
  unevaluatedProperties: 'extra_forbidden',
  pattern: 'string_pattern_mismatch',
  multipleOf: 'multiple_of',
  uniqueItems: 'not_unique',
  not: 'too_short',
  enum: 'enum',
  const: 'literal_error',
};
const TYPE_ERRORS: Record<string, string> = {
  string: 'string_type',
  integer: 'int_type',
  number: 'float_type',
  boolean: 'bool_type',
  array: 'list_type',
  object: 'dict_type',
};
/** Where everything arrives as text, a wrong type is text that can't be read as that type. */
const PARSING_ERRORS: Record<string, string> = {
  integer: 'int_parsing',
  number: 'float_parsing',
  boolean: 'bool_parsing',
};
const FORMAT_ERRORS: Record<string, string> = {
  uri: 'url_parsing',
  email: 'email_parsing',
  date: 'date_parsing',
  'date-time': 'datetime_parsing',
  uuid: 'uuid_parsing',
};
const MESSAGES: Record<string, string> = {
  missing: 'Field required',
  extra_forbidden: 'Extra inputs are not permitted',
};

/** Findings of the validator as the list that a 422 carries. */
export function toInputErrors(findings: readonly ValidatorFinding[]): InputError[] {
  const errors = findings.slice(0, MAX_ERRORS).map(toInputError);
  return errors.length > 0 ? errors : [{ loc: ['body'], msg: 'Invalid input', type: 'value_error' }];
}

function toInputError({ path, message, errorCode }: ValidatorFinding): InputError {
  const loc = toLocation(path);
  const [keyword = ''] = (errorCode ?? '').split('.');
  const type = errorCode === undefined ? typeOfText(message) : typeOfKeyword(keyword, message, loc[0]);
  // The contract says by "not" of lists alone that one is too few.
  if (keyword === 'not') return { loc, msg: `Name 2 to 5 ${loc.at(-1)}, or none`, type };
  const said = keyword in BOUNDS ? message.replace(/\b\d{4,}\b/g, (bound) => writeNumber(Number(bound))) : message;
  return { loc, msg: MESSAGES[type] ?? said, type };
}

/** JSON pointer (RFC 6901) → path of names and list indexes. */
function toLocation(path: string): (string | number)[] {
  const [root = '', ...rest] = path.split('/').slice(1);
  const place = LOCATIONS[root] ?? 'body';
  return [place, ...rest.map((part) => toLocationPart(part, place))];
}

function toLocationPart(part: string, place: string): string | number {
  const name = part.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, 200);
  return place === 'body' && /^\d{1,9}$/.test(name) ? Number(name) : name;
}

function typeOfKeyword(keyword: string, message: string, place: string | number | undefined): string {
  // The validator passes on the text of ajv alone: 'must be integer', 'must be string,null', 'must match format "uri"'.
  if (keyword === 'type') {
    const wanted = /^must be ([a-z]+)/.exec(message)?.[1] ?? '';
    return (place === 'body' ? undefined : PARSING_ERRORS[wanted]) ?? TYPE_ERRORS[wanted] ?? 'value_error';
  }
  if (keyword === 'format') return FORMAT_ERRORS[/"([a-z-]+)"/.exec(message)?.[1] ?? ''] ?? 'value_error';
  return ERROR_TYPES[keyword] ?? 'value_error';
}

function typeOfText(message: string): string {
  if (message.startsWith('Unknown query parameter')) return 'extra_forbidden';
  if (message.startsWith('Empty value found')) return 'string_too_short';
  return 'value_error';
}
