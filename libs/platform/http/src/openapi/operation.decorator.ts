import { ApiOperation } from '@nestjs/swagger';

/**
 * Names and describes an operation in the document.
 * @param operationId unique, in camel case, and there for as long as the operation is (R82): generated clients have a
 * method of that name.
 * @param summary the operation in a few words.
 * @param description what it does, its side effects, and the failures that are its own, sentence by sentence.
 */
export const Operation = (
  operationId: string,
  summary: string,
  ...description: readonly [string, ...string[]]
): MethodDecorator => ApiOperation({ operationId, summary, description: description.join(' ') });
