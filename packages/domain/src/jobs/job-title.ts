export const getTitle = ({ title }: { title: string }): string => title.trim() || '(No Job Title)'
