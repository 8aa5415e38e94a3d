/** Does something now, for whoever asks for it later: they get its result, or what it threw. */
export function attempted<T>(attempt: () => T): () => T {
  try {
    const result = attempt();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
