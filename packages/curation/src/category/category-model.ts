import { openModel } from '../sentence-model/sentence-model.ts'
import stored from './category-weights.json' with { type: 'json' }
import { unpacked } from './packed-weights.ts'

/** Reads the words of `titleWords`: the chance of each of `CATEGORIES`. Made by `pnpm curation:train-category`. */
export const readTitle = openModel(unpacked(stored))
