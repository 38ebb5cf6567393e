export { ChangelogItem, ChangelogList } from './changelog-list'
