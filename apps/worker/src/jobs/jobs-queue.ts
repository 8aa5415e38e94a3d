/** The queue of wake-ups for jobs. The jobs themselves are only in the database (E5). */
export const jobsQueue = 'jobs';

/** Name of the only entry in this queue. */
export const lookForJobs = 'look';
