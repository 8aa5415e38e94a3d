/** Field of an event, as the OpenAPI document describes it. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly format?: string;
  readonly choices?: readonly unknown[];
  readonly fields?: readonly Field[];
  readonly items?: Omit<Field, 'name'>;
}
