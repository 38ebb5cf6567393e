export { edgeFade } from './edge-fade'
export { useScrollRegion } from './use-scroll-region'
