export { Feature, FeatureGrid, type FeatureGridProps, type FeatureProps } from './feature-grid'
