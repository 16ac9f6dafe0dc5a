import { type ProfileOptions, profileSchema } from '@lilypad/contracts'
import { ROLES, STATES, WORKPLACE_PREFERENCES } from '@lilypad/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callQuery } from '@/api/call-query.ts'
import { api } from '@/api/client.ts'
import type { Option } from '@/ui/fields/option.ts'

/** The choices of the profile's lists, as the server gives them. */
const profileOptionsQuery = queryOptions({
  ...callQuery(api, 'loadProfileOptions', {}, ({ schema }): ProfileOptions => profileSchema.decode(schema)),
  staleTime: Number.POSITIVE_INFINITY,
})

type Choices = { roles: readonly Option[]; states: readonly Option[]; workplacePrefs: readonly Option[] }

const SHIPPED: Choices = { roles: ROLES, states: STATES, workplacePrefs: WORKPLACE_PREFERENCES }

/** The choices to draw: those that came with the client until the server's are there, and when they do not come. */
export const useProfileOptions = (): Choices => useQuery(profileOptionsQuery).data ?? SHIPPED
