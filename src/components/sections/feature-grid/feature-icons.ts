import lucide from '@iconify-json/lucide/icons.json'

/** Drawings for features, beside the interface's own. Fixed paths into the set, so that the bundler takes these and no others. */
export const featureIcons = {
  accessibility: lucide.icons['accessibility'],
  blocks: lucide.icons['blocks'],
  cloud: lucide.icons['cloud'],
  database: lucide.icons['database'],
  'eye-off': lucide.icons['eye-off'],
  'file-text': lucide.icons['file-text'],
  gauge: lucide.icons['gauge'],
  signpost: lucide.icons['signpost'],
  link: lucide.icons['link'],
  'list-checks': lucide.icons['list-checks'],
  pencil: lucide.icons['pencil'],
  server: lucide.icons['server'],
  'sun-moon': lucide.icons['sun-moon'],
} as const

export type FeatureIcon = keyof typeof featureIcons
