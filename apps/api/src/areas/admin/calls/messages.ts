/** Sentences of more than one call. */
export const NO_USER = 'There is no such user.'
export const NO_JOB = 'There is no such job.'
