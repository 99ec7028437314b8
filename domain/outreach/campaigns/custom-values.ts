import { findTextError } from '../../base/text/find-text-error.js';
import { RESERVED_VARIABLES } from '../sending/texts/standard-variables.js';

/** Bounds of what a lead has beside its fields; openapi.yaml states the same. */
export const CUSTOM_BOUNDS = { names: 50, name: 50, value: 1_000 } as const;

/** Values of variables of one lead, by name. */
export type CustomValues = Record<string, string>;

/** Letters without upper case, as in the contract. */
const NAME = /^[\p{Ll}\p{Lo}\p{Lm}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_]{0,49}$/u;
/** Names that every object has. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** "First Name" → first_name; null where no variable can have that name. */
export function toVariableName(column: string): string | null {
  const name = column
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  return isVariableName(name) ? name : null;
}

/** Whether a lead can have a value of this name. */
export function isVariableName(name: string): boolean {
  return NAME.test(name) && !RESERVED_VARIABLES.has(name) && !UNSAFE.has(name);
}

interface CustomError {
  field: string;
  msg: string;
  type: string;
}

/** Values from a request: blank ones and nulls are none. Every error is reported. */
export function readCustomValues(given: unknown): { custom: CustomValues; faults: CustomError[] } {
  if (given === undefined || given === null) return { custom: {}, faults: [] };
  if (typeof given !== 'object' || Array.isArray(given))
    return { custom: {}, faults: [{ field: 'custom', msg: 'must be object', type: 'dict_type' }] };
  const entries = Object.entries(given as Record<string, unknown>).filter(([, value]) => value !== null);
  const faults = entries.flatMap(([name, value]) => findErrors(name, value));
  if (entries.length > CUSTOM_BOUNDS.names)
    faults.push({ field: 'custom', msg: `At most ${CUSTOM_BOUNDS.names} values`, type: 'too_long' });
  if (faults.length > 0) return { custom: {}, faults };
  const filled = entries.map(([name, value]): [string, string] => [name.normalize('NFC'), String(value).trim()]);
  return { custom: Object.fromEntries(filled.filter(([, value]) => value !== '')), faults: [] };
}

function findErrors(name: string, value: unknown): CustomError[] {
  const field = `custom.${name.slice(0, 100)}`;
  if (RESERVED_VARIABLES.has(name))
    return [{ field, msg: 'Every email has this variable of its own: choose another name', type: 'value_error' }];
  if (!isVariableName(name.normalize('NFC')))
    return [{ field, msg: 'must be lower-case letters, digits and _, as in first_name', type: 'value_error' }];
  if (typeof value !== 'string') return [{ field, msg: 'must be string', type: 'string_type' }];
  const problem = findCustomValueError(value);
  return problem === null ? [] : [{ field, msg: problem, type: 'value_error' }];
}

/** What is wrong with one value; null when nothing is. */
export function findCustomValueError(value: string): string | null {
  if ([...value].length > CUSTOM_BOUNDS.value) return `has more than ${CUSTOM_BOUNDS.value} characters`;
  return findTextError(value)?.message ?? null;
}
