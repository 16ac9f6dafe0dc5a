import type { calendarCalls } from '@lilypad/contracts'
import { CALENDAR_FEED } from '@lilypad/contracts/addresses'
import { type CalendarFeed, getCalendarFeed, renewCalendarFeed, setCalendarFeed } from '@lilypad/db'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'

export const calendarHandlers = ({
  config: {
    http: { publicUrl },
  },
  database,
  database: { db },
}: Pick<Deps, 'config' | 'database'>): Handlers<typeof calendarCalls> => {
  const toReply = ({ token, kinds, detail }: CalendarFeed) => ({
    url: token === null ? null : publicUrl + CALENDAR_FEED.href(token),
    kinds,
    detail,
  })
  return {
    loadCalendarFeed: async ({ user }) => toReply(await getCalendarFeed(db, user.id)),

    async setCalendarFeed({ user, session, request: { enabled: isOn, detail, kinds } }) {
      const chosen = { userId: user.id, isOn, detail, kinds: [...new Set(kinds)] }
      return toReply(await whileLoggedIn(database, session, (tx) => setCalendarFeed(tx, chosen)))
    },

    renewCalendarFeed: async ({ user, session }) =>
      toReply(await whileLoggedIn(database, session, (tx) => renewCalendarFeed(tx, user.id))),
  }
}
