import { runStage } from './bootstrap/run-stage.mjs'
import { faults } from './bootstrap/test-stages.mjs'

await runStage(faults)
