/** A class that describes the shape of a body or a query. */
export type Shape<T extends object = object> = abstract new () => T;

/** One field of a body. */
export interface BodyField {
  readonly name: string;
  /** The shape inside, for an object or the elements of a list. */
  readonly nested?: () => Shape;
  readonly list?: boolean;
  /** Makes the value of the field; what it cannot read it leaves as it is, for the checks to refuse. */
  readonly read?: (value: unknown) => unknown;
}

/** One parameter of a query. */
export interface QueryField {
  readonly name: string;
  /** @throws DomainError `invalid` naming the parameter (W4). */
  readonly read: (text: string) => unknown;
  /** What an absent parameter counts as. */
  readonly standard?: unknown;
}

const bodyKey = Symbol('body fields');
const queryKey = Symbol('query fields');

/** Records a body field of the class that `prototype` belongs to. */
export const addBodyField = (prototype: object, field: BodyField): void => add(bodyKey, prototype, field);

/** Records a query field of the class that `prototype` belongs to. */
export const addQueryField = (prototype: object, field: QueryField): void => add(queryKey, prototype, field);

/** The body fields of a class in their order, those it inherits first. */
export const bodyFieldsOf = (shape: Shape): readonly BodyField[] => fieldsOf(bodyKey, shape);

/** The query fields of a class in their order, those it inherits first. */
export const queryFieldsOf = (shape: Shape): readonly QueryField[] => fieldsOf(queryKey, shape);

function add<F extends { name: string }>(key: symbol, prototype: object, field: F): void {
  const inherited = (Reflect.getMetadata(key, prototype) ?? []) as readonly F[];
  const others = inherited.filter(({ name }) => name !== field.name);
  Reflect.defineMetadata(key, [...others, field], prototype);
}

function fieldsOf<F>(key: symbol, shape: Shape): readonly F[] {
  const prototype = shape.prototype as object | undefined;
  return prototype ? ((Reflect.getMetadata(key, prototype) ?? []) as readonly F[]) : [];
}
