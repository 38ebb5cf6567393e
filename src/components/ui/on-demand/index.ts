export { onDemand } from './on-demand'
export { firstInteraction, skipFirstInteraction } from './first-interaction'
