import { expect } from '@playwright/test'

type Mail = { subject: string; text: string; to: { address: string }[] }

async function mailsTo(address: string): Promise<Mail[]> {
  const reply = await fetch(`${process.env.LILYPAD_MAIL}/api/email`)
  const mails = (await reply.json()) as Mail[]
  return mails.filter(({ to }) => to.some((one) => one.address === address))
}

/** The mail to this address whose text has the pattern, as the catcher has it; waits for it. */
export async function mailWith(address: string, pattern: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).find(({ text }) => pattern.test(text))
        return found !== undefined
      },
      { message: `a mail with ${pattern}`, intervals: [100] },
    )
    .toBe(true)
  if (!found) throw new Error('no mail')
  return found
}
