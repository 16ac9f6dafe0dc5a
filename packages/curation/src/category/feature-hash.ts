/** A number of 32 bits for a feature of the model (FNV-1a), so that no thread keeps the words themselves. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
