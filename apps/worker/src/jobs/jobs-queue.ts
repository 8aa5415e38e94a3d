/** The queue that says when to look for jobs; what they are, only the database knows (E5). */
export const jobsQueue = 'jobs';

/** The only thing that is ever queued. */
export const lookForJobs = 'look';
