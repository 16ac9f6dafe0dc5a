/** Rows per page of the back office's tables. Source: part 2 of the specification, section 9. */
export const PAGE_LENGTH = 100
