import type { FEED_FILES } from '@galley/core/feed-files'
import Ajv from 'ajv'
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json'
import { validateXML } from 'xmllint-wasm'

/**
 * Returns a RELAX NG schema for the feeds of this plugin, based on RFC 4287 and rssboard.org/rss-specification. No package has a schema
 * this strict. The children of an element can have any order.
 */
const grammar = (start: string) => `<grammar xmlns="http://relaxng.org/ns/structure/1.0"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes" xmlns:atom="http://www.w3.org/2005/Atom"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <start>${start}</start>
</grammar>`

const element = (name: string, ...content: string[]) =>
  `<element name="${name}"><interleave>${content.join('') || '<text/>'}</interleave></element>`
const attribute = (name: string, type: string) => `<attribute name="${name}">${type}</attribute>`
const optional = (...content: string[]) => content.map((one) => `<optional>${one}</optional>`).join('')
const any = (...content: string[]) => content.map((one) => `<zeroOrMore>${one}</zeroOrMore>`).join('')
const choice = (...content: string[]) => `<choice>${content.join('')}</choice>`
const pattern = (type: string, pattern: string) =>
  `<data type="${type}"><param name="pattern">${pattern}</param></data>`

/** Absolute, because a feed reader has no base URL. */
const URI = pattern('anyURI', '[a-z]+:\\S+')
const TEXT = pattern('string', '\\s*\\S[\\s\\S]*')
const COUNT = '<data type="nonNegativeInteger"/>'
const MEDIA_TYPE = pattern('string', '\\S+/\\S+')
/** RFC 3339, with a time zone. */
const DATE = pattern('dateTime', '.+T.+(Z|[+\\-]\\d\\d:\\d\\d)')
/** RFC 822, with a year of four digits. */
const RSS_DATE = pattern(
  'string',
  '((Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\\d\\d? (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d\\d:\\d\\d(:\\d\\d)? (GMT|[+\\-]\\d{4})',
)

const atomLink = element(
  'atom:link',
  attribute('href', URI),
  optional(attribute('rel', TEXT), attribute('type', MEDIA_TYPE), attribute('length', COUNT)),
)
const atomUpdated = element('atom:updated', DATE)
const person = element('atom:author', element('atom:name', TEXT), optional(element('atom:uri', URI)))
const category = element('atom:category', attribute('term', TEXT))
const atomText = (name: string) =>
  element(name, optional(attribute('type', choice('<value>text</value>', '<value>html</value>'))), '<text/>')

const ATOM = grammar(
  element(
    'atom:feed',
    optional(attribute('xml:lang', '<data type="language"/>'), atomText('atom:subtitle'), element('atom:icon', URI)),
    element('atom:id', URI),
    element('atom:title', TEXT),
    atomUpdated,
    // Required here because entries can lack an author.
    person,
    any(
      atomLink,
      element(
        'atom:entry',
        element('atom:id', URI),
        element('atom:title', TEXT),
        atomUpdated,
        optional(element('atom:published', DATE), atomText('atom:summary'), atomText('atom:content')),
        any(atomLink, person, category),
      ),
    ),
  ),
)

const RSS = grammar(
  element(
    'rss',
    attribute('version', '<value>2.0</value>'),
    element(
      'channel',
      element('title', TEXT),
      element('link', URI),
      element('description', TEXT),
      optional(
        element('language', '<data type="language"/>'),
        element('lastBuildDate', RSS_DATE),
        element('image', element('url', URI), element('title', TEXT), element('link', URI)),
      ),
      any(
        atomLink,
        element(
          'item',
          element('title', TEXT),
          element('guid', attribute('isPermaLink', '<data type="boolean"/>'), URI),
          optional(
            element('link', URI),
            element('description', TEXT),
            element('pubDate', RSS_DATE),
            element('enclosure', attribute('url', URI), attribute('type', MEDIA_TYPE), attribute('length', COUNT)),
            atomUpdated,
            element('content:encoded', TEXT),
          ),
          any(element('dc:creator', TEXT), element('category', TEXT)),
        ),
      ),
    ),
  ),
)

const isJsonFeed = new Ajv({
  strict: false,
  formats: { uri: (text) => URL.canParse(text), 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/ },
}).compile(jsonFeedSchema)

/** Returns the errors that libxml2, or the schema of JSON Feed, finds in each text of a feed. */
export async function findFeedErrors(format: keyof typeof FEED_FILES, texts: readonly string[]): Promise<string[][]> {
  if (format === 'json') {
    return texts.map((text) => {
      isJsonFeed(JSON.parse(text))
      return (isJsonFeed.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
    })
  }
  // Validates all texts in one call, because each call starts a thread.
  const nameOf = (index: number) => `${index}.xml`
  const { errors } = await validateXML({
    xml: texts.map((contents, index) => ({ fileName: nameOf(index), contents })),
    schema: [format === 'atom' ? ATOM : RSS],
    extension: 'relaxng',
  })
  return texts.map((_, index) =>
    errors.filter(({ loc }) => loc?.fileName === nameOf(index)).map(({ message }) => message),
  )
}
