import { escapeHtml } from '@galley/core/escape-html'

/** Path of the OpenSearch description. */
export const OPEN_SEARCH_PATH = '/opensearch.xml'
export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml'

/** Maximum length of `ShortName` in the OpenSearch specification. */
const MAX_NAME_LENGTH = 16

interface SearchedSite {
  name: string
  url: string
  seo: { description: string }
}

/** Writes the OpenSearch description, with which browsers offer a search of the site in the address bar. */
export const writeOpenSearch = ({ name, url, seo }: SearchedSite) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(Array.from(name).slice(0, MAX_NAME_LENGTH).join(''))}</ShortName>
  <Description>${escapeHtml(seo.description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${escapeHtml(url)}/favicon.ico</Image>
  <Url type="text/html" method="get" template="${escapeHtml(url)}/search?q={searchTerms}"/>
</OpenSearchDescription>
`
