import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MailDev } from 'maildev'

/** Bounds the folder and the memory of a catcher that runs for long. */
const MAX_MAILS = 2_000

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    smtp: { type: 'string', default: '0' },
    ui: { type: 'string', default: '0' },
    folder: { type: 'string' },
  },
})

/** People's e-mails are for the account that runs us alone, those of earlier versions too. */
function keepToOurselves(folder: string) {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600)
  }
}

if (values.folder) keepToOurselves(values.folder)

const catcher = new MailDev({
  smtp: Number(values.smtp),
  web: Number(values.ui),
  ip: values.host,
  webIp: values.host,
  ...(values.folder ? { mailDirectory: values.folder } : {}),
  maxEmails: MAX_MAILS,
  silent: true,
})

const { smtp, api } = await catcher.start()
process.send?.({ type: 'ready', smtp: smtp.getAddress().port, ui: api?.getAddress()?.port })

process.once('SIGTERM', async () => {
  await catcher.stop()
  process.exit(0)
})
