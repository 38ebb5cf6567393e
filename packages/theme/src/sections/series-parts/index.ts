export { SeriesParts, type Series } from './series-parts'
