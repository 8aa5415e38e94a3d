import { ApiOperation } from '@nestjs/swagger';

/**
 * Names and describes an operation in the document.
 * @param operationId unique, in camel case, and stable (R82): generated clients have a method of that name.
 * @param summary a few words.
 * @param description the effect, side effects and specific failures, sentence by sentence.
 */
export const Operation = (
  operationId: string,
  summary: string,
  ...description: readonly [string, ...string[]]
): MethodDecorator => ApiOperation({ operationId, summary, description: description.join(' ') });
