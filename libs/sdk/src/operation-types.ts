import type { operations } from './generated/api.js';

/** The name of an operation of the API. */
export type OperationId = keyof operations;

type JsonType = 'application/json';
type Given<T> = Exclude<T, undefined>;

type PathOf<O> = O extends { parameters: { path: infer P } } ? P : unknown;

type QueryOf<O> = O extends { parameters: { query: infer Q } }
  ? { readonly query: Q }
  : O extends { parameters: { query?: infer Q } }
    ? [Given<Q>] extends [never]
      ? unknown
      : { readonly query?: Given<Q> }
    : unknown;

type ContentOf<B> = B extends { content: infer C } ? C[keyof C] : never;

type BodyOf<O> = O extends { requestBody: infer B }
  ? { readonly body: ContentOf<B> }
  : O extends { requestBody?: infer B }
    ? [Given<B>] extends [never]
      ? unknown
      : { readonly body?: ContentOf<Given<B>> }
    : unknown;

type SuccessOf<O> = O extends { responses: infer R }
  ? { [S in keyof R & (200 | 201 | 202 | 204)]: R[S] }[keyof R & (200 | 201 | 202 | 204)]
  : never;

/** Input of an operation: the path parameters by name, `query` and `body`. */
export type Input<Id extends OperationId> = PathOf<operations[Id]> & QueryOf<operations[Id]> & BodyOf<operations[Id]>;

/** Output of an operation: the JSON of a success, the bytes of other content, or undefined without content. */
export type Output<Id extends OperationId> =
  SuccessOf<operations[Id]> extends infer S
    ? S extends { content: { [T in JsonType]: infer Body } }
      ? Body
      : S extends { content: object }
        ? Uint8Array
        : undefined
    : undefined;

/** First argument of an operation. Optional if it has no required member. */
export type Arguments<Id extends OperationId> = object extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The operations that return pages of a list. */
export type ListOperation = {
  [Id in OperationId]: Output<Id> extends { data: readonly unknown[]; page: number; total: number } ? Id : never;
}[OperationId];

/** An item of a list. */
export type ItemOf<Id extends ListOperation> = Output<Id> extends { data: readonly (infer Item)[] } ? Item : never;
