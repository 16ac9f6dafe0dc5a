export { startTopology, type Topology, type TopologyOptions } from './topology.ts'
