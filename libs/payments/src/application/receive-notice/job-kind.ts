/** Job kind for booking a notice. It is stored in the database, so do not rename it. */
export const bookNoticeJob = 'payments.book_notice';
