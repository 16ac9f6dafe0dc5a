import { CATEGORIES, type Category } from '@lilypad/domain'
import { toWords } from './title-words.ts'

/** A block of the bridge: what people did, and which jobs welcome it. */
export type Crossing = {
  /** Its page is called by it. */
  name: string
  /** The words of each phrase that names it. */
  said: readonly (readonly string[])[]
  /** The words of titles, the best first. */
  titles: readonly (readonly string[])[]
  categories: readonly Category[]
}

function readList(line: string | undefined, field: string) {
  if (!line?.startsWith(`${field}:`)) throw new Error(`a line '${field}: …' is expected, not '${line ?? ''}'`)
  return line
    .slice(field.length + 1)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const isCategory = (text: string): text is Category => CATEGORIES.some((category) => category === text)

function readBlock(block: string): Crossing {
  const [name = '', said, titles, categories] = block.split('\n').map((line) => line.trim())
  try {
    const named = readList(categories, 'categories')
    const unknown = named.find((category) => !isCategory(category))
    if (unknown !== undefined) throw new Error(`there is no category '${unknown}'`)
    return {
      name,
      said: [name, ...readList(said, 'said')].map(toWords),
      titles: readList(titles, 'titles').map(toWords),
      categories: named.filter(isCategory),
    }
  } catch (error) {
    throw new Error(`The bridge of titles is wrong at '${name}': ${String((error as Error).message)}.`)
  }
}

/** Reads `assets/titles-bridge.txt`, whose first lines say how it is written. */
export const readBridge = (text: string): readonly Crossing[] =>
  text
    .replace(/^#.*\n?/gm, '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(readBlock)
