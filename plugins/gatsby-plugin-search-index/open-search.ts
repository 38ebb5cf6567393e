import { escapeHtml } from '@galley/core/escape-html'

/** Where browsers learn how to search this site. */
export const OPEN_SEARCH_PATH = '/opensearch.xml'
export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml'

/** The longest name that browsers take. */
const MAX_NAME_LENGTH = 16

interface SearchedSite {
  name: string
  url: string
  seo: { description: string }
}

/** The description by which a browser offers a search of the site from its address bar. */
export const writeOpenSearch = ({ name, url, seo }: SearchedSite) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(Array.from(name).slice(0, MAX_NAME_LENGTH).join(''))}</ShortName>
  <Description>${escapeHtml(seo.description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${escapeHtml(url)}/favicon.ico</Image>
  <Url type="text/html" method="get" template="${escapeHtml(url)}/search?q={searchTerms}"/>
</OpenSearchDescription>
`
