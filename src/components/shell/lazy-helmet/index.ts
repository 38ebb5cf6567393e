export { LazyHelmet, type LazyHelmetProps } from './lazy-helmet'
