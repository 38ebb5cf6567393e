export {
  PricingTable,
  type PricingTableFeature,
  type PricingTableGroup,
  type PricingTablePlan,
  type PricingTableProps,
} from './pricing-table'
