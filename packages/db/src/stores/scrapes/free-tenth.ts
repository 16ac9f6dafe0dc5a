import { createHash } from 'node:crypto'
import type { BoardKey } from '../boards/boards.ts'

/** SHA-256 of `system:tenant:external id`, the first 32 bits modulo 10 being 0. Source: specification, decisions 4. */
export const isInFreeTenth = ({ system, tenant }: BoardKey, externalId: string): boolean =>
  createHash('sha256').update(`${system}:${tenant}:${externalId}`).digest().readUInt32BE(0) % 10 === 0
