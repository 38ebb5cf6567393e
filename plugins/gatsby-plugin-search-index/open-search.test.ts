import type { ReactNode } from 'react'
import { site } from '@galley/site'
import type { RenderBodyArgs } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import { onRenderBody } from './gatsby-ssr'
import { writeOpenSearch } from './open-search'

test('escapes the name, URL and description, and shortens a long name', () => {
  const facts = {
    name: 'A & <B> of "Galley" 🦊🦊',
    url: 'https://a.example/"&',
    seo: { description: 'Docs & more, <fast>' },
  }
  expect(writeOpenSearch(facts)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>A &amp; &lt;B&gt; of &quot;Gall</ShortName>
  <Description>Docs &amp; more, &lt;fast&gt;</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">https://a.example/&quot;&amp;/favicon.ico</Image>
  <Url type="text/html" method="get" template="https://a.example/&quot;&amp;/search?q={searchTerms}"/>
</OpenSearchDescription>
`)
})

test('every page links to the OpenSearch description', () => {
  const head: ReactNode[] = []
  onRenderBody?.({ setHeadComponents: (parts: ReactNode[]) => head.push(...parts) } as unknown as RenderBodyArgs, {
    plugins: [],
  })
  expect(renderToStaticMarkup(head)).toBe(
    `<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="${site.name}"/>`,
  )
})
