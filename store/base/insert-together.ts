import { gather } from './gather.js';

/** The part of a collection that is needed, and of the driver's errors. */
interface Inserting {
  insertOne(document: object): Promise<unknown>;
  insertMany(documents: object[], options: { ordered: false }): Promise<unknown>;
}
interface Refusal {
  index: number;
  code?: number;
  errmsg?: string | undefined;
}

/**
 * Inserts records one by one as far as callers see, and those that come at the same time in one command.
 * @throws for each as its own insert would: a duplicate key for those alone that have one
 */
export function createInsertTogether<Stored extends object>(
  collection: Inserting,
): (document: Stored) => Promise<void> {
  const insert = gather<Stored, Error | null>(async (documents) => {
    const [first, ...others] = documents;
    if (first === undefined) return [];
    try {
      if (others.length === 0) await collection.insertOne(first);
      else await collection.insertMany([...documents], { ordered: false });
      return documents.map(() => null);
    } catch (error) {
      const refusals = others.length === 0 ? null : readRefusals(error);
      if (refusals === null) throw error;
      return documents.map((_, index) => toError(refusals.find((refusal) => refusal.index === index)));
    }
  });
  return async (document) => {
    const error = await insert(document);
    if (error) throw error;
  };
}

/** Null when it says nothing about single ones: then none is known to be there. */
function readRefusals(error: unknown): Refusal[] | null {
  if (!(error instanceof Error) || !('writeErrors' in error)) return null;
  const given: unknown = error.writeErrors;
  const list: unknown[] = Array.isArray(given) ? given : [given];
  const refusals = list.filter(isRefusal);
  return refusals.length > 0 && refusals.length === list.length ? refusals : null;
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'index' in value && typeof value.index === 'number';
}

function toError(refusal: Refusal | undefined): Error | null {
  return refusal === undefined
    ? null
    : Object.assign(new Error(refusal.errmsg ?? 'The record was refused'), { code: refusal.code });
}
