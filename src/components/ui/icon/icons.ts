import lucide from '@iconify-json/lucide/icons.json'
import simpleIcons from '@iconify-json/simple-icons/icons.json'

/** The interface's own icons. Each is named by a fixed path into its set, so that the bundler takes that drawing and no other. */
export const icons = {
  'arrow-left': lucide.icons['arrow-left'],
  'arrow-right': lucide.icons['arrow-right'],
  'arrow-up-right': lucide.icons['arrow-up-right'],
  braces: lucide.icons['braces'],
  check: lucide.icons['check'],
  'chevron-down': lucide.icons['chevron-down'],
  'chevron-right': lucide.icons['chevron-right'],
  copy: lucide.icons['copy'],
  'credit-card': lucide.icons['credit-card'],
  css: simpleIcons.icons['css'],
  database: lucide.icons['database'],
  'file-code': lucide.icons['file-code'],
  'file-text': lucide.icons['file-text'],
  github: simpleIcons.icons['github'],
  graphql: simpleIcons.icons['graphql'],
  html: simpleIcons.icons['html5'],
  info: lucide.icons['info'],
  javascript: simpleIcons.icons['javascript'],
  lightbulb: lucide.icons['lightbulb'],
  markdown: simpleIcons.icons['markdown'],
  'message-circle': lucide.icons['message-circle'],
  minus: lucide.icons['minus'],
  moon: lucide.icons['moon'],
  'octagon-alert': lucide.icons['octagon-alert'],
  pencil: lucide.icons['pencil'],
  sparkles: lucide.icons['sparkles'],
  sun: lucide.icons['sun'],
  terminal: lucide.icons['terminal'],
  'triangle-alert': lucide.icons['triangle-alert'],
  typescript: simpleIcons.icons['typescript'],
  yaml: simpleIcons.icons['yaml'],
} as const

export type IconName = keyof typeof icons

/** Both sets draw in a square of this side. */
export const ICON_BOX = 24
