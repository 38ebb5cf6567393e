export { PlanComparison, type PlanFeatureGroup } from './plan-comparison'
