import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@lilypad/db'
import { fold } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import { type Crossing, readBridge } from './bridge.ts'
import { suggestTitles } from './suggest-titles.ts'
import { makeTitleGroups, type TitleGroup } from './title-groups.ts'

/** Pages of what people did that have titles, by their slugs. */
export type TitlePages = ReadonlyMap<string, { name: string; changedAt: Date }>

export type Titles = { suggest(from: string): TitleGroup[]; pages: TitlePages }

/** In an address: 'school-counselor'. */
export const toTitlesSlug = (from: string): string => fold(from).replaceAll(' ', '-')

export const loadBridge = ({ assets }: Pick<Deps['folders'], 'assets'>): readonly Crossing[] =>
  readBridge(readFileSync(join(assets, 'titles-bridge.txt'), 'utf8'))

/** Reads what is listed; the bridge says what leads to it. */
export async function makeTitles(database: Pick<Database, 'db'>, bridge: readonly Crossing[]) {
  const groups = await makeTitleGroups(database)
  const suggest = (from: string) => suggestTitles(from, { groups, bridge })
  const pages = bridge.flatMap(({ name }) => {
    const found = suggest(name)
    const changedAt = new Date(Math.max(...found.map((group) => group.changedAt.getTime())))
    return found.length > 0 ? [[toTitlesSlug(name), { name, changedAt }] as const] : []
  })
  return { suggest, pages: new Map(pages) }
}
