import { errorCauses, HttpFailure, PathParam } from '@partner/http';

const key = /^[A-Za-z0-9_-]{1,64}$/;

/** A key in the path that the caller chose, such as a line key (W3). */
export const PathKey = (name: string, description: string): ParameterDecorator =>
  PathParam({ name, description, schema: { type: 'string', pattern: key.source } }, (value) => {
    if (key.test(value)) return value;
    throw new HttpFailure('not_found', 'not found', {}, { field: name, reason: errorCauses.not_found.malformed_key });
  });
