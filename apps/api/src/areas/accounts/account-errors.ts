/** Sentences of more than one call. Source: specification, decisions 5. */
export const WRONG_CREDENTIALS = 'Incorrect e-mail address or password.'
export const NO_EMAIL = 'E-mail address is required!'
export const NO_PASSWORD = 'Password is required!'
export const EMAIL_IN_USE = 'An account with this e-mail address already exists.'
export const BAD_CODE = 'This code is not valid or has already been used.'
