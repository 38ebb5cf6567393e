export { PricingPlans, type PricingPlan } from './pricing-plans'
