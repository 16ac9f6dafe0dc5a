import { z } from 'zod'
import {
  address,
  contact,
  link,
  mailAddress,
  onOff,
  origin,
  port,
  proxies,
  scale,
  secret,
  share,
  vapidKey,
  webBase,
  wholeNumber,
} from './variable-kinds.ts'

/** `.env.example` explains them. */
export const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port().default(3000),
  PUBLIC_URL: webBase().optional(),
  DATA_DIR: z.string().default('.data'),
  DEMO_ACCOUNTS: onOff().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),

  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  POSTGRES_PORT: port().optional(),
  REDIS_URL: address('redis:', 'rediss:').optional(),

  SMTP_URL: address('smtp:', 'smtps:').optional(),
  SMTP_PORT: port().optional(),
  MAIL_UI_PORT: port().optional(),
  MAIL_FROM: mailAddress().default('Lilypad <hello@lilypad.example>'),

  INBOUND_MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?=.{1,180}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'must be a domain')
    .optional(),
  INBOUND_SMTP_PORT: port().optional(),
  INBOUND_MAIL_SECRET: secret(16).optional(),

  SESSION_SECRET: secret(16).optional(),
  RATE_LIMIT_SCALE: scale('above zero').default(1),
  TRUST_PROXY: proxies().default(false),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  METRICS_TOKEN: secret().optional(),
  METRICS_PORT: port().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webBase().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: secret().optional(),
  OTEL_TRACES_SAMPLER_ARG: share().default(1),

  PAYMENTS: z.enum(['sandbox'], { error: "must be 'sandbox', or not be set" }).optional(),
  STRIPE_SECRET_KEY: secret().optional(),
  STRIPE_WEBHOOK_SECRET: secret().optional(),
  STRIPE_LINK_SKIP: address('http:', 'https:').optional(),
  STRIPE_LINK_JUMP: address('http:', 'https:').optional(),
  STRIPE_LINK_JUMP_INTAKE: address('http:', 'https:').optional(),
  STRIPE_API_ORIGIN: origin().optional(),

  KIT_API_KEY: secret().optional(),
  KIT_API_ORIGIN: origin().optional(),
  NEWSLETTER_FEED_URL: address('http:', 'https:').optional(),

  VAPID_PRIVATE_KEY: vapidKey().optional(),

  FILES_URL: address('s3:').optional(),
  S3_ENDPOINT: webBase().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: secret().optional(),
  S3_SECRET_ACCESS_KEY: secret().optional(),

  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_ENDPOINT: address('http:', 'https:').default('https://api.indexnow.org/indexnow'),
  WEBSUB_HUB: address('http:', 'https:').optional(),

  BOARDS: z
    .enum(['demo', 'catalogue', 'none'], { error: "must be 'demo', 'catalogue' or 'none'" })
    .optional(),
  LIST_IN_BROWSER_MAX: wholeNumber(0, 1_000_000).default(20_000),
  SCRAPE_CONCURRENCY: wholeNumber(1, 64).default(4),
  SCRAPE_CONTACT: z.string().default('https://lilypad.example/contact'),
  SCRAPE_PACE_SCALE: scale('zero allowed').default(1),
  SCRAPE_TIME_SCALE: scale('above zero').default(1),
  SCRAPE_ALLOW_PRIVATE: onOff().default(false),
  SCRAPE_REPLAY_ORIGIN: origin().optional(),
  CHROMIUM_PATH: z.string().optional(),

  KEEP_ACTIVITY_DAYS: wholeNumber(1, 36_500).default(400),
  KEEP_SCRAPES_DAYS: wholeNumber(1, 36_500).default(90),
  KEEP_AUDIT_DAYS: wholeNumber(1, 36_500).default(730),
  KEEP_DELETED_JOBS_DAYS: wholeNumber(400, 36_500).default(730),

  MIXPANEL_TOKEN: secret().optional(),
  REWARDFUL_KEY: secret().optional(),
  NEWSLETTER_URL: link().optional(),
  SOCIAL_LINKEDIN_URL: link().optional(),
  SOCIAL_FACEBOOK_URL: link().optional(),
  CONTACT_EMAIL: mailAddress().default('hello@lilypad.example'),
  POSTAL_ADDRESS: z.string().optional(),
  TERMS_URL: link().default('/terms.pdf'),
  SECURITY_CONTACT: contact().optional(),

  LILYPAD_EMBEDDED: onOff().default(false),
  LILYPAD_LOOPBACK: onOff().default(false),
})

export type Variables = z.output<typeof variables>
