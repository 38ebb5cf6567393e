export { useScrollRegion } from './use-scroll-region'
