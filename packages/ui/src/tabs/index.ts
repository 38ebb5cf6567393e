export {
  Tabs,
  TabsList,
  TabsPanel,
  type TabsPanelProps,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './tabs'
