import { answerCalls } from '@galley/core/worker-calls'
import { site } from '@galley/site'
import { createSearchEngine } from './search-engine'
import type { SearchCall } from './worker-client'

const engine = createSearchEngine({
  fetch: (path, options) => fetch(site.basePath + path, options),
  synonyms: site.search.synonyms,
  language: site.language.code,
  areas: site.search.areas,
})

answerCalls(self, async (call: SearchCall, signal): Promise<unknown> => {
  switch (call.kind) {
    case 'search':
      return engine.search(call, signal)
    case 'excerpts':
      return engine.readExcerpts(call.hits, signal)
    case 'prepare':
      return engine.prepare(call.path)
    case 'drafts':
      engine.setDrafts(call.drafts)
      return undefined
  }
})
