import { runStage } from './bootstrap/run-stage.mjs'
import { look } from './bootstrap/test-stages.mjs'

await runStage(look)
