export { type ContentLinks, findDeadContentLinks, findPosition, idsOf, targetResolver } from './dead-links'
export { createTargetCheck, type KnownTargets, type LinkTarget, type PageIds, readTarget } from './target-check'
