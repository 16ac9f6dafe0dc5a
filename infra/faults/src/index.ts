export { answersOk } from './answers.ts'
export { startTopology, type Topology, type TopologyOptions } from './topology.ts'
