import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { userQuery } from '@/api/accounts/session.ts'
import { analytics, identifyUser } from '@/api/analytics/analytics.ts'
import { setVisitor } from '@/api/analytics/job-click.ts'
import { settingsQuery } from '@/api/home/home.ts'

/** Delay, so that the first screen's requests come first. Source: specification part 1, section 9. */
const IDENTIFY_AFTER_MS = 5_000

function useServices() {
  const { data: settings } = useQuery(settingsQuery)
  const token = settings?.mixpanel_token
  const key = settings?.rewardful_key
  useEffect(() => {
    if (token) analytics.start(async () => (await import('@/api/analytics/mixpanel.ts')).openMixpanel(token))
  }, [token])
  useEffect(() => {
    if (key)
      void import('@/api/analytics/rewardful.ts').then((module) => module.startRewardful(key, document))
  }, [key])
}

function useIdentity() {
  const { data: user = null } = useQuery(userQuery)
  const id = user?.id ?? null
  const lastId = useRef(id)
  useEffect(() => setVisitor(user), [user])
  useEffect(() => {
    if (lastId.current !== null && lastId.current !== id) analytics.reset()
    lastId.current = id
    if (id === null) return
    const timer = setTimeout(() => void identifyUser(), IDENTIFY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id])
}

/** Analytics and affiliates: off unless the operator has set their keys. Renders nothing. */
export function Analytics() {
  useServices()
  useIdentity()
  return null
}
