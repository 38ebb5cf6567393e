export {
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from './popover'
export { POINTER_GRACE_MS } from './use-hover'
