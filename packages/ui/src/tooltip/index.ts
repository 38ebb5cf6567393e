export {
  Tooltip,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
  TooltipGroup,
  type TooltipGroupProps,
  type TooltipProps,
} from './tooltip'
