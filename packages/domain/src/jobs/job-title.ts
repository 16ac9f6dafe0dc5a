/** A file of its own: the home page needs no other words of a job's facts. */
export const getTitle = ({ title }: { title: string }): string => title.trim() || '(No Job Title)'
