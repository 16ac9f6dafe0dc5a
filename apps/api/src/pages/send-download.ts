import type { Readable } from 'node:stream'
import { create as attachment } from 'content-disposition'
import type { FastifyReply } from 'fastify'

export type Download = { name: string; type: string; body: Uint8Array | string | Readable }

/** Sends a private file: saved under its name, never shown by the browser, and never cached. */
export const sendDownload = (reply: FastifyReply, { name, type, body }: Download): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(body)
