/** Words that begin a relative clause or a question: a comment that opens with one does not name its subject. */
const openings = /^(What|Who|Whose|Whom|How|Where|Whether|Which)\b/;

/** Tags of a doc comment, with the name that follows `@param`: the text of the tag begins after them. */
const tag = /^@param\s+[\w.[\]]+\s+(?:-\s+)?|^@\w+\s+/;

/** ESLint rule: every line of a doc comment names its subject, or says what the code does. */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening:
        'A doc comment starts with a noun phrase ("Rate limit of a credential") or a verb ("Returns …"), ' +
        'not with "{{ word }}": docs/style.md.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
          for (const [index, line] of comment.value.split('\n').entries()) {
            const text = line.replace(/^[\s*]+/, '').replace(tag, '');
            const word = openings.exec(text)?.[1];
            if (!word) continue;
            const at = comment.loc.start.line + index;
            context.report({ loc: { line: at, column: 0 }, messageId: 'opening', data: { word } });
          }
        }
      },
    };
  },
};
