/** Runs `attempt` now. The returned function returns its result or throws its error. */
export function captureResult<T>(attempt: () => T): () => T {
  try {
    const result = attempt();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
