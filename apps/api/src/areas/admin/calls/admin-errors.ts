/** Rows per page of the back office's tables. Source: part 2 of the specification, section 9. */
export const PAGE_LENGTH = 100

/** Sentences of more than one call. */
export const NO_USER = 'There is no such user.'
export const NO_JOB = 'There is no such job.'
