const LANGUAGES: Readonly<Record<string, string>> = { 'c++': 'cplusplus', 'c#': 'csharp', 'f#': 'fsharp' }

/** Without accents, dots and apostrophes; any letters, since titles come in any script. */
export const foldedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?<![\p{L}\p{N}])(?:c\+\+|[cf]#)/gu, (language) => LANGUAGES[language] ?? language)
    .replaceAll('&', ' and ')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Folded words without blanks ('Para Professional' is 'Paraprofessional'), but 'Grade 1/2' is not 'Grade 12'. */
export const toWordKey = (text: string): string =>
  foldedWords(text)
    .join(' ')
    .replace(/(?<!\d) | (?!\d)/g, '')
