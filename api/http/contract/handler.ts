import type { NextFunction, Request, Response } from 'express';
import type { operations } from '../../generated/openapi.js';

/** An operationId of openapi.yaml. */
export type OperationId = keyof operations;

/**
 * The handler of an operation. Its types are those of the contract: the path, query and body that the validator has let
 * through, with the defaults filled in, and the bodies of success that the contract names. Errors are thrown as
 * HttpError.
 */
export type Handler<Id extends OperationId> = (
  req: OperationRequest<Id>,
  res: OperationResponse<Id>,
  next: NextFunction,
) => unknown;

/** Handlers of these operations, by operationId: none is missing and none is of another operation. */
export type HandlersOf<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };

/**
 * Handlers of any operations, as the router takes them: those of the contract, and in tests some beside it. What the router
 * hands to each is what its validator let through.
 */
export type AnyHandlers = Readonly<Record<string, (req: never, res: never, next: NextFunction) => unknown>>;

/** A request of the operation, or of any of several. */
export type OperationRequest<Id extends OperationId> = Request<
  ParametersOf<Id, 'path'>,
  unknown,
  BodyOf<Id>,
  ParametersOf<Id, 'query'>
>;

/** The responses that the contract allows for the operation. */
export type OperationResponse<Id extends OperationId> = Response<AnswerOf<Id>>;

/** The body of a request, in each of the media types that the operation takes. */
export type BodyOf<Id extends OperationId> = ContentOf<operations[Id]['requestBody']>;

/** What the operation returns when it succeeds; lists may be readonly, since they are only written out. */
export type AnswerOf<Id extends OperationId> = Id extends OperationId
  ? [keyof operations[Id]['responses'] & SuccessStatus] extends [never]
    ? undefined
    : Written<ValueOf<operations[Id]['responses'], SuccessStatus>>
  : never;

type SuccessStatus = 200 | 201 | 202;

type ParametersOf<Id extends OperationId, Place extends 'path' | 'query'> = Id extends OperationId
  ? [NonNullable<operations[Id]['parameters'][Place]>] extends [never]
    ? Record<never, never>
    : NonNullable<operations[Id]['parameters'][Place]>
  : never;

type ValueOf<Fields, Names> = Fields[keyof Fields & Names];

/** Undefined where a body may be left out. */
type ContentOf<Described> = Described extends { content: infer Content } ? Content[keyof Content] : undefined;

/** JSON is described by its schema; everything else is text or bytes. */
type Written<Described> = Described extends { content: infer Content }
  ? {
      [Type in keyof Content]: Type extends 'application/json' ? ReadonlyDeep<Content[Type]> : string | Buffer;
    }[keyof Content]
  : undefined;

type ReadonlyDeep<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : { [name: string]: unknown } extends Value
    ? object
    : Value extends object
      ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
      : Value;
