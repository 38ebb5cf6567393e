import { findChunks } from '@galley/core/search-index'
import { areForms } from './word-forms'

/** Groups of synonyms for documentation and articles, one group per line. `search.synonyms` of a site adds groups. */
const GENERAL = `
install, installation, setup, set up, get started, getting started, quick start
introduction, overview, about
tutorial, guide, walkthrough
example, sample, demo
configuration, config, configure, settings, options, preferences
environment variable, env, dotenv
folder, directory
folder structure, directory structure, project structure, file structure
command, cli, terminal, script
upgrade, migrate, migration, update
changelog, release notes, what is new, whats new
article, post, blog
tag, topic, category, taxonomy
draft, unpublished, wip
publish, deploy, deployment, go live, ship
host, hosting, deploy, deployment
docker, container, kubernetes, podman
https, ssl, tls, certificate
log, logging
cache, caching, stale
ci, continuous integration, pipeline, github actions, gitlab
build, compile, bundle
memory, heap, ram
error, exception, failure, problem, crash, bug, troubleshooting
not found, 404, missing page
redirect, old url, moved page, url change, 301, 302
url, path, route, permalink, slug
anchor, heading, fragment
csp, content security policy, security headers
login, log in, sign in, auth, authentication
token, api key, secret, credential
permission, access, role
api, endpoint, rest
pagination, paginate
collection, content type, post type, content model
field, attribute, property
props, parameters, arguments, attributes
relation, reference, foreign key, relationship
validation, validate, check
front matter, metadata
database, sql, sqlite, db
markdown, md
plugin, extension, addon, module
navigation, menu, navbar, nav bar, sidebar
sidebar, side bar, side menu
table of contents, toc
landing page, home page, homepage, front page, start page
color, colour, palette, theme
dark mode, dark theme, night mode, color mode, color scheme
font, typeface, typography
css, style, styling
icon, glyph, symbol
image, picture, photo, screenshot, figure
diagram, flowchart
formula, equation, math, latex
code block, snippet, code snippet, syntax highlighting
highlight, mark, emphasize
callout, admonition, alert, note, info box, notice, warning
modal, dialog, dialogue, popup, pop up
toast, notification, snackbar
accordion, collapsible, expandable
dropdown, select, menu
loading, spinner, loader
shortcut, hotkey, keyboard
analytics, statistics, tracking
privacy, gdpr, cookies
hide, hidden, exclude, leave out, unlisted, invisible
remove, delete, disable, turn off, leave out
typo, misspelling, fuzzy
compare, diff, comparison
live reload, hot reload, watch
server rendering, server side rendering, ssr
typescript, types, typings, ts
language, translation, i18n, localization
last updated, last modified
accessibility, a11y, aria, screen reader
event, callback, hook
expression, variable, placeholder
mobile, phone, responsive
rate limit, throttle, quota
behavior, behaviour
center, centre
gray, grey
license, licence
documentation, docs, doc
repository, repo
parameter, param, argument, arg
application, app
javascript, js
production, prod
dependency, package
required, mandatory, compulsory
react, jsx, component, mdx
subpath, subfolder, base path, path prefix
enlarge, bigger, zoom, full size, lightbox
not working, does not work, broken, troubleshooting
print, paper, pdf
hide, collapse, fold, behind a click
rss, feed, atom
`

/** Returns the synonyms of a phrase, each as a list of words. The given phrase must be written as one word: "contenttype". */
export type FindSynonyms = (phrase: string) => string[][]

/** Reads the site's groups of synonyms, in addition to the general groups. */
export function readSynonyms(own: readonly (readonly string[])[] = []): FindSynonyms {
  const general = GENERAL.trim()
    .split('\n')
    .map((line) => line.split(', '))
  const groups = [...general, ...own].map((group) =>
    group.map((phrase) => {
      const words = findChunks(phrase).flatMap((chunk) => chunk.words.map(({ term }) => term))
      return { words, phrase: words.join('') }
    }),
  )
  return (phrase) => {
    const found = new Map<string, string[]>()
    for (const group of groups) {
      if (!group.some((one) => isSame(one.phrase, phrase))) continue
      for (const one of group) if (!isSame(one.phrase, phrase)) found.set(one.phrase, one.words)
    }
    return [...found.values()]
  }
}

const isSame = (a: string, b: string) => a[0] === b[0] && (a === b || areForms(a, b))
