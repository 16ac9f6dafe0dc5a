import type { PostingEntry } from './read-data.ts'

/** A posting as its board showed it `daysAgo` days before; none while it was not there, or under its earlier id. */
export function entriesOn(entry: PostingEntry, daysAgo: number): PostingEntry[] {
  const { earlierListing: earlier } = entry
  if (earlier && daysAgo > earlier.untilDaysAgo && daysAgo <= earlier.fromDaysAgo)
    return [{ ...versionOn(entry, daysAgo), id: earlier.id, postedDaysAgo: earlier.fromDaysAgo }]
  return wasThere(entry, daysAgo) ? [versionOn(entry, daysAgo)] : []
}

function wasThere(entry: PostingEntry, daysAgo: number): boolean {
  const { postedDaysAgo, seenDaysAgo = postedDaysAgo, closedDaysAgo, awayDaysAgo } = entry
  const [gone, back] = awayDaysAgo ?? [-1, -1]
  const isAway = daysAgo <= gone && daysAgo > back
  const isClosed = closedDaysAgo !== undefined && daysAgo <= closedDaysAgo
  return !entry.isReserve && daysAgo <= seenDaysAgo && !isAway && !isClosed
}

function versionOn(entry: PostingEntry, daysAgo: number): PostingEntry {
  const version = entry.before?.find(({ untilDaysAgo }) => daysAgo > untilDaysAgo)
  if (!version) return entry
  const { text, ...facts } = version
  return { ...entry, ...facts, text: entry.text && { ...entry.text, ...text } }
}
