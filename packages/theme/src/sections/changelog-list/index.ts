export { anchorOf, ChangelogItem, ChangelogList } from './changelog-list'
