/** The job that books a notice. It stands in the database: the name keeps its meaning. */
export const bookNoticeJob = 'payments.book_notice';
