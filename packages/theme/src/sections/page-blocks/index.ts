export { PageBlocks, type PageBlock } from './page-blocks'
