export { onDemand } from './on-demand'
