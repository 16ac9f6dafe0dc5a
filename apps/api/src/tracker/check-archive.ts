import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { ZipEntry } from '@lilypad/domain'

const inflate = promisify(inflateRaw)

/**
 * Whether the entries of an archive unpack to exactly the declared sizes. Unpacking stops at the declared size, which
 * the rules have already limited.
 */
export const unpacksAsStated = async (bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<boolean> => {
  for (const { method, start, packedSize, size } of entries) {
    if (method === 0) continue
    const packed = bytes.subarray(start, start + packedSize)
    const unpacked = await inflate(packed, { maxOutputLength: Math.max(1, size) }).catch(() => null)
    if (unpacked?.length !== size) return false
  }
  return true
}
