const SCRIPT = 'https://r.wdfl.co/rw.js'

/** The affiliate script's data on the page after it has run; empty texts without a referral. */
type Rewardful = { referral?: string; affiliate?: { name?: string } | null }

declare global {
  interface Window {
    Rewardful?: Rewardful
  }
}

export function startRewardful(key: string, page: Document): void {
  if (page.querySelector(`script[src="${SCRIPT}"]`)) return
  const script = page.createElement('script')
  script.src = SCRIPT
  script.async = true
  script.dataset.rewardful = key
  page.head.append(script)
}

export const findReferral = ({ Rewardful: found }: Pick<Window, 'Rewardful'>) => ({
  rewardful_referral: found?.referral || null,
  rewardful_affiliate: found?.affiliate?.name || null,
})
