import type { Config } from '@lilypad/config'
import { serverPaths, titlesPaths } from '@lilypad/contracts/addresses'
import { type Database, listPublicEmployers, listPublicPages, type PublicEmployer } from '@lilypad/db'
import { employersBySlug } from '@lilypad/domain'
import { XMLBuilder } from 'fast-xml-parser'
import { PreparedReply } from '../../../http/prepared-reply.ts'
import type { TitlePages } from '../titles/titles.ts'

/** The maximum per file. Source: sitemaps.org, 'Using Sitemap index files'. */
const MAX_URLS = 50_000

type SitemapPage = { path: string; changedAt: Date }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true })

const write = (root: string, entries: object) =>
  builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    [root]: { '@_xmlns': NAMESPACE, ...entries },
  })

const home = (publicUrl: string) => ({ loc: `${publicUrl}/` })
const entry = ({ path, changedAt }: SitemapPage, publicUrl: string) => ({
  loc: publicUrl + path,
  lastmod: changedAt.toISOString(),
})

const sliced = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, page) => all.slice(page * most, (page + 1) * most))

const toPath = (page: number) => `/sitemap-${page}.xml`

/** If they fit into one file, that is `/sitemap.xml`; otherwise it is an index of `/sitemap-1.xml` and so on. */
export function writeSitemap(pages: readonly SitemapPage[], publicUrl: string, most: number = MAX_URLS) {
  const entries = [home(publicUrl), ...pages.map((page) => entry(page, publicUrl))]
  if (entries.length <= most) return new Map([[serverPaths.sitemap, write('urlset', { url: entries })]])
  const files = sliced(entries, most).map(
    (url, index) => [toPath(index + 1), write('urlset', { url })] as const,
  )
  const sitemap = files.map(([path]) => ({ loc: publicUrl + path }))
  return new Map([[serverPaths.sitemap, write('sitemapindex', { sitemap })], ...files])
}

export type PublicEmployers = ReadonlyMap<string, PublicEmployer>

export const makePublicEmployers = async ({ db }: Pick<Database, 'db'>): Promise<PublicEmployers> =>
  employersBySlug(await listPublicEmployers(db))

export type PreparedSitemap = ReadonlyMap<string, PreparedReply>

/** Reads the public pages and writes their sitemap: jobs, then employers, then titles from what people did. */
export async function makeSitemap(
  { db }: Pick<Database, 'db'>,
  { publicUrl }: Config['http'],
  titlePages: TitlePages,
) {
  const jobs = (await listPublicPages(db)).map(({ id, changedAt }) => ({
    path: serverPaths.job.href(id),
    changedAt,
  }))
  const companies = [...(await makePublicEmployers({ db }))].map(([slug, { changedAt }]) => ({
    path: serverPaths.company.href(slug),
    changedAt,
  }))
  const titles = [...titlePages].map(([slug, { changedAt }]) => ({
    path: titlesPaths.from.href(slug),
    changedAt,
  }))
  const files = writeSitemap([...jobs, ...companies, ...titles], publicUrl)
  return new Map([...files].map(([path, text]) => [path, new PreparedReply(text)]))
}
