export { Tab, Tabs } from './tabs'
