export { PricingTable, type PricingGroup } from './pricing-table'
