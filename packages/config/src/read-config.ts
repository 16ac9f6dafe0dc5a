import { resolve } from 'node:path'
import { ConfigError, type Env, readVariables } from './read-variables.ts'
import type { Variables } from './variables.ts'

/** Required for a separate process; the embedded start supplies both. */
type Complete = Variables & { DATABASE_URL: string; SESSION_SECRET: string }

const isComplete = (read: Variables): read is Complete =>
  read.DATABASE_URL !== undefined && read.SESSION_SECRET !== undefined

const isProduction = (read: Variables) => read.NODE_ENV === 'production'
/** Demo accounts, demo boards and the payment sandbox are the defaults of a trial, never of a real installation. */
const isTrial = (read: Complete) => read.LILYPAD_EMBEDDED && !isProduction(read)

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

const toHttp = (read: Complete, publicUrl: string) => ({
  port: read.PORT,
  isLoopback: read.LILYPAD_LOOPBACK,
  /** Without a slash at its end. */
  publicUrl,
  /** Cookies are `Secure` and named `__Host-…`, and HSTS is sent. */
  isHttps: publicUrl.startsWith('https:'),
  sessionSecret: read.SESSION_SECRET,
  rateLimitScale: read.RATE_LIMIT_SCALE,
  trustProxy: read.TRUST_PROXY,
  /** With the token, or from this machine where no proxy of ours may stand between. */
  metricsReaders: {
    token: read.METRICS_TOKEN,
    isOpenHere: read.TRUST_PROXY === false && OWN_NAMES.includes(new URL(publicUrl).hostname),
  },
  /** Of a worker, which serves nothing else. */
  metricsPort: read.METRICS_PORT,
  /** An api keeps answering after it was told to stop, while /readyz reports that it is stopping. */
  drainMs: read.DRAIN_SECONDS * 1_000,
})

function paymentMode(read: Complete): 'stripe' | 'sandbox' | 'none' {
  if (read.PAYMENTS === 'sandbox') return 'sandbox'
  if (read.STRIPE_SECRET_KEY) return 'stripe'
  return isTrial(read) ? 'sandbox' : 'none'
}

const toPayments = (read: Complete) => ({
  mode: paymentMode(read),
  secretKey: read.STRIPE_SECRET_KEY,
  webhookSecret: read.STRIPE_WEBHOOK_SECRET,
  linkSkip: read.STRIPE_LINK_SKIP,
  linkJump: read.STRIPE_LINK_JUMP,
  linkJumpIntake: read.STRIPE_LINK_JUMP_INTAKE,
  apiOrigin: read.STRIPE_API_ORIGIN,
})

const toScrape = (read: Complete) => ({
  concurrency: read.SCRAPE_CONCURRENCY,
  contact: read.SCRAPE_CONTACT,
  allowPrivate: read.SCRAPE_ALLOW_PRIVATE,
  replayOrigin: read.SCRAPE_REPLAY_ORIGIN,
  chromiumPath: read.CHROMIUM_PATH,
})

const toNewsletter = (read: Complete) => ({
  kitApiKey: read.KIT_API_KEY,
  kitApiOrigin: read.KIT_API_ORIGIN,
  feedUrl: read.NEWSLETTER_FEED_URL,
})

/** Whom we tell of new and removed public jobs, and of news in the feed. */
const toFinders = (read: Complete) => ({
  indexNow:
    read.INDEXNOW_KEY === undefined ? null : { key: read.INDEXNOW_KEY, endpoint: read.INDEXNOW_ENDPOINT },
  webSubHub: read.WEBSUB_HUB ?? null,
})

const toFiles = (read: Complete, dataDir: string) => ({
  folder: resolve(dataDir, 'files'),
  /** `s3://bucket/prefix` in place of the folder. */
  url: read.FILES_URL,
  s3: {
    endpoint: read.S3_ENDPOINT,
    region: read.S3_REGION,
    accessKeyId: read.S3_ACCESS_KEY_ID,
    secretAccessKey: read.S3_SECRET_ACCESS_KEY,
  },
})

const toBackups = (read: Complete, dataDir: string) => ({
  folder: resolve(dataDir, 'backups'),
  /** Where archives are unpacked. */
  scratch: resolve(dataDir, 'tmp'),
  /** To have none is wrong in a real installation, not in a trial. */
  areExpected: isProduction(read),
})

/** Null without a key: then alerts come by e-mail alone. */
const toPush = (read: Complete) =>
  read.VAPID_PRIVATE_KEY === undefined
    ? null
    : { privateKey: read.VAPID_PRIVATE_KEY, contactEmail: read.CONTACT_EMAIL }

const toRetention = (read: Complete) => ({
  activityDays: read.KEEP_ACTIVITY_DAYS,
  scrapesDays: read.KEEP_SCRAPES_DAYS,
  auditDays: read.KEEP_AUDIT_DAYS,
  deletedJobsDays: read.KEEP_DELETED_JOBS_DAYS,
})

/** Null without a domain: then no mail comes into the tracker. */
const toInboundMail = (read: Complete) =>
  read.INBOUND_MAIL_DOMAIN === undefined
    ? null
    : {
        domain: read.INBOUND_MAIL_DOMAIN,
        smtpPort: read.INBOUND_SMTP_PORT ?? null,
        isLoopback: read.LILYPAD_EMBEDDED,
        secret: read.INBOUND_MAIL_SECRET ?? null,
      }

const toTraces = (read: Complete) =>
  read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: read.OTEL_EXPORTER_OTLP_HEADERS,
        share: read.OTEL_TRACES_SAMPLER_ARG,
      }

const bareAddress = (mail: string) => /<([^<>]+)>$/.exec(mail)?.[1] ?? mail

const toSite = (read: Complete) => ({
  mixpanelToken: read.MIXPANEL_TOKEN,
  rewardfulKey: read.REWARDFUL_KEY,
  newsletterUrl: read.NEWSLETTER_URL,
  linkedinUrl: read.SOCIAL_LINKEDIN_URL,
  facebookUrl: read.SOCIAL_FACEBOOK_URL,
  contactEmail: read.CONTACT_EMAIL,
  postalAddress: read.POSTAL_ADDRESS,
  termsUrl: read.TERMS_URL,
  /** An e-mail or an https address, for reports of a vulnerability. */
  securityContact: read.SECURITY_CONTACT ?? bareAddress(read.CONTACT_EMAIL),
})

/** Invented employers must not appear in a real installation because a variable was forgotten. */
const toBoards = (read: Complete): 'demo' | 'catalogue' | 'none' =>
  read.BOARDS ?? (isTrial(read) ? 'demo' : 'none')

function toConfig(read: Complete) {
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  const dataDir = resolve(read.DATA_DIR)
  return {
    isEmbedded: read.LILYPAD_EMBEDDED,
    hasDemoAccounts: read.LILYPAD_EMBEDDED && (read.DEMO_ACCOUNTS ?? !isProduction(read)),
    dataDir,
    logLevel: read.LOG_LEVEL,
    http: toHttp(read, publicUrl),
    clock: { timeScale: read.SCRAPE_TIME_SCALE, paceScale: read.SCRAPE_PACE_SCALE },
    database: { url: read.DATABASE_URL },
    redis: { url: read.REDIS_URL },
    mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM },
    inboundMail: toInboundMail(read),
    push: toPush(read),
    payments: toPayments(read),
    newsletter: toNewsletter(read),
    finders: toFinders(read),
    files: toFiles(read, dataDir),
    backups: toBackups(read, dataDir),
    boards: toBoards(read),
    /** With more listed jobs, the server searches them in place of the browser. */
    listInBrowserMax: read.LIST_IN_BROWSER_MAX,
    scrape: toScrape(read),
    retention: toRetention(read),
    site: toSite(read),
    traces: toTraces(read),
  }
}

export type Config = ReturnType<typeof toConfig>

/** For an api, worker or prepare process. Throws ConfigError with all faulty or missing variables. */
export function readConfig(env: Env): Config {
  const read = readVariables(env)
  if (isComplete(read)) return toConfig(read)
  const missing = (['DATABASE_URL', 'SESSION_SECRET'] as const).filter((name) => read[name] === undefined)
  throw new ConfigError(
    missing.map((name) => `${name} must be set for a process that npm start did not start.`),
  )
}
