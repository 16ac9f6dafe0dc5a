import { parseArgs } from 'node:util'
import { MailDev } from 'maildev'

/** Bounds the folder and the memory of a catcher that runs for long. */
const MOST_MAILS = 2_000

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    smtp: { type: 'string', default: '0' },
    ui: { type: 'string', default: '0' },
    folder: { type: 'string' },
  },
})

const catcher = new MailDev({
  smtp: Number(values.smtp),
  web: Number(values.ui),
  ip: values.host,
  webIp: values.host,
  ...(values.folder ? { mailDirectory: values.folder } : {}),
  maxEmails: MOST_MAILS,
  silent: true,
})

const { smtp, api } = await catcher.start()
process.send?.({ type: 'ready', smtp: smtp.getAddress().port, ui: api?.getAddress()?.port })

process.once('SIGTERM', async () => {
  await catcher.stop()
  process.exit(0)
})
