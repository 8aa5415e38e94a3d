/**
 * Statements that read more than they return or change, each with its reason and with a bound in milliseconds for a
 * company with a million rows.
 */
const exceptions = [];

/** The exception that a statement falls under, if any. */
export const exceptionFor = ({ step, text }) =>
  exceptions.find(({ of, statement }) => of.test(step) && (!statement || statement.test(text)));
