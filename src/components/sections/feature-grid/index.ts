export { Feature, FeatureGrid } from './feature-grid'
