import * as React from 'react'
import type { Island, IslandAnswer, ServerFacts } from '@galley/core/island'
import { ISLAND_ID_PREFIX } from '@galley/core/own-ids'
import { site } from '@galley/site'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { z } from 'zod'

// Components of `@galley/ui` read this name. `renderIsland` adds the base path to all paths of an island.
Object.assign(globalThis, { __BASE_PATH__: '' })

/** Matches an attribute up to the start of a path of this site. React escapes quotation marks in texts. */
const PATH_ATTRIBUTE = /( (?:href|src|action|poster)=")(?=\/(?!\/))/g

/** Renders an island to HTML with its CSS rules. */
export async function renderIsland(
  island: Island,
  params: z.output<z.ZodObject>,
  facts: ServerFacts,
  signal: AbortSignal,
): Promise<IslandAnswer> {
  const content = await island.render(params, facts, signal)
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(<>{content}</>), {
      identifierPrefix: ISLAND_ID_PREFIX,
    }).replace(PATH_ATTRIBUTE, `$1${site.basePath}`)
    return { html, ...(island.title !== undefined && { title: island.title }), styles: rulesOf(sheet.getStyleTags()) }
  } finally {
    sheet.seal()
  }
}

/** Returns the rules of a style tag, without the comments of styled-components for hydration. */
const rulesOf = (styleTags: string) =>
  styleTags
    .replace(/^<style[^>]*>|<\/style>$/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .trim()
