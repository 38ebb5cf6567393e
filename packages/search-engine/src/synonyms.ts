import { findChunks } from '@galley/core/search-index'
import { areForms } from './word-forms'

/** Groups of synonyms for documentation and articles, one group per line. `search.synonyms` of a site adds groups. */
const GENERAL = `
install, installation, setup, set up, get started, getting started, quick start
introduction, overview, about
tutorial, guide, walkthrough
example, sample, demo
configuration, configure, settings, options, preferences
customize, configure, personalize, override
environment variable, env, dotenv
folder, directory
folder structure, directory structure, project structure, file structure
organize, structure, arrange
command, cli, terminal, script
upgrade, migrate, migration, update
changelog, release, release notes, what is new, whats new, news
news, blog, announcement
article, post, blog
author, writer, contributor
tag, topic, category, taxonomy
draft, unpublished, wip
preview, unpublished, staging, review
publish, deploy, deployment, go live, ship
host, hosting, deploy, deployment
server, backend, self host, vps
static host, cdn, netlify, vercel, github pages, cloudflare pages, firebase
docker, container, kubernetes, podman
proxy, nginx, caddy, apache, load balancer
https, ssl, tls, certificate
health check, uptime, monitoring
log, logging
cache, caching, stale
compression, gzip, brotli
ci, continuous integration, pipeline, github actions, gitlab
build, compile, bundle
slow, performance, speed, fast, optimize
memory, heap, ram
error, exception, failure, problem, crash, bug, troubleshooting
not found, 404, missing page
redirect, old url, moved page, url change, 301, 302
url, path, route, permalink, slug
link, hyperlink, href
broken link, dead link
anchor, heading, fragment
csp, content security policy, security headers
login, log in, sign in, auth, authentication
register, registration, sign up
token, api key, secret, credential
revoke, invalidate, withdraw
permission, access, role
api, endpoint, rest
query, fetch, filter, select
sort, order, reorder
pagination, paginate, skip, limit
collection, content type, post type, content model
schema, content model
field, attribute, property
props, parameters, arguments, attributes
relation, reference, foreign key, relationship
validation, validate, check
front matter, metadata
database, sql, sqlite, db
csv, spreadsheet, excel, google sheets
cms, headless, content source
markdown, md
component, shortcode, widget, directive
plugin, extension, addon, module
navigation, menu, navbar, nav bar, sidebar
sidebar, side bar, side menu
table of contents, toc
header, navbar, nav bar, top bar
previous, next, prev
landing page, home page, homepage, front page, start page
hero, banner, jumbotron
call to action, cta
logo, brand, favicon
color, colour, palette, theme
dark mode, dark theme, night mode, color mode, color scheme
font, typeface, typography
css, style, styling
icon, glyph, symbol
image, picture, photo, screenshot, figure
lightbox, zoom, enlarge
video, film, movie
iframe, frame, embed
diagram, flowchart, flow chart
formula, equation, math, latex
checklist, task list, todo, to do
quote, blockquote, citation
code block, snippet, code snippet, syntax highlighting
highlight, mark, emphasize
callout, admonition, alert, note, info box, notice, warning
accordion, faq, questions, expandable, foldable
collapsible, expandable, spoiler, foldable, toggle, details
steps, step by step, stepper, wizard
badge, label, chip, pill
toast, notification, snackbar, alert
modal, dialog, popup, pop up
drawer, side panel, bottom sheet
tooltip, hint
dropdown, select, menu
input, text field, text box, textbox
textarea, multiline
checkbox, tick box
switch, toggle
combobox, autocomplete, typeahead
carousel, slider, slideshow
avatar, profile picture
loading, spinner, loader, progress
shortcut, hotkey, keyboard, keys
clipboard, copy
chat, prompt, message
pricing, price, cost, plans, subscription
license, copyright
analytics, statistics, tracking, page views
privacy, gdpr, cookies
seo, search engines, google, noindex
hide, hidden, exclude, leave out, unlisted, invisible
remove, delete, disable, turn off, leave out
enable, turn on, activate
ranking, relevance, boost
typo, misspelling, fuzzy
compare, diff, comparison
live reload, hot reload, watch
server rendering, server side rendering, ssr
prefetch, preload
template, boilerplate, scaffold
knowledge base, wiki
typescript, types, typings
language, translation, i18n, localization
last updated, last modified
branch, pull request, merge request
subfolder, base path, base url, path prefix
accessibility, a11y, aria, screen reader
animation, motion, transition
bold, italic, emphasis, strong
choose, pick, select
close, dismiss
condition, clause, where, filter, operator
development, develop, dev server, localhost
download, export
email, mail
event, callback, hook
expression, variable, placeholder
import, include
mobile, phone, responsive, narrow, small screen
multiple, several, many
null, empty, no value
number, count, total
overflow, wide, scroll
rate limit, throttle, quota, limit
rename, move, moved
service, systemd, daemon
shutdown, stop, stopping, terminate
spacing, margin, padding, gap
visitor, reader, user
wildcard, pattern, glob
colour, color
behavior, behaviour
center, centre
gray, grey
favorite, favourite
catalog, catalogue
dialog, dialogue
license, licence
background, bg
documentation, docs, doc
repository, repo
configuration, config
navigation, nav
parameter, param, argument, arg
application, app
javascript, js
typescript, ts
production, prod
dependency, package
information, info
button, btn
image, img
language, lang
mandatory, required, obligatory, compulsory
ready made, template, boilerplate
expired, invalid, outdated, no longer valid
outdated, stale, old version, old content
personalized, per user, dynamic
reuse, repeat, duplicate, same text, shared, include
comparison, versus, vs, competitor, alternative
gallery, carousel, slideshow, lightbox
headline, heading, title, subtitle
testimonial, customer quote, review, quote
react, jsx, component, mdx
domain, host name, subdomain
subpath, subfolder, base path, path prefix
enlarge, bigger, zoom, full size, lightbox
confirm, confirmation, are you sure
toggle, on off, switch
avatar, user picture, portrait, photo
notification, popup message, flash message, toast
global, everywhere, site wide
maximum, at most, limit, only
greater than, more than, less than, at least, comparison operator
date, day, time, timestamp
contact, about us, who makes, who made, who is behind, team, about
noindex, stop google, not in google, search engines
schedule, later, tomorrow, future
not working, does not work, broken, troubleshooting
share, send, invite
save, store
undo, revert, roll back, restore
history, revision, last change
print, paper, pdf
offline, no connection, service worker
restart, reload, refresh
start, run, launch
test, check, verify
user, account, member
size, dimension, width, height
thumbnail, cover image, og image, social image, preview image, twitter card
alt text, alternative text, image description
bullet, bullet points, list
numbered, ordered list, steps
divider, separator, horizontal rule
column, grid, row
audio, sound, podcast
emoji, smiley
realtime, real time, push, websocket, server sent events, events
cross origin, cors
consent, cookies, cookie banner, gdpr
comment, feedback, discussion, rating
feedback, helpful, support, contact
payment, pay, buy, purchase, billing, pricing
secret, password, environment variable
hide, collapse, fold, behind a click
box, card
big, large, huge
small, compact, tiny
statistics, numbers
newsletter, subscribe, feed
rss, feed, atom, syndication
bot, crawler, robots, spider
assistant, ai, llm, chatgpt, agent, mcp
glossary, term, definition, abbreviation
nested, hierarchy, tree, subpage
round, circle
social, open graph, og
release, version
`

/** Returns the synonyms of a phrase, each as a list of words. The given phrase must be written as one word: "contenttype". */
export type FindSynonyms = (phrase: string) => string[][]

/** Reads the site's groups of synonyms, in addition to the general groups. */
export function readSynonyms(own: readonly (readonly string[])[] = [], isEnglish = true): FindSynonyms {
  const general = GENERAL.trim()
    .split('\n')
    .map((line) => line.split(', '))
  const groups = [...(isEnglish ? general : []), ...own].map((group) =>
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
