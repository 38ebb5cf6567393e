export { Tabs, TabsList, TabsPanel, TabsTrigger } from './tabs'
