import { image, linkTarget, reference } from '@galley/core/fields'
import { slug } from '@galley/core/presets'
import { z } from 'zod'

/** The collection of the gallery, as a preset. */
export const templates = {
  typeName: 'Template',
  description: 'A starter in the templates gallery.',
  fields: {
    name: z.string().min(1).describe('Repository name of the template.'),
    owner: z.string().min(1).describe('Account that owns the repository.'),
    branch: z.string().default('main').describe('Branch to start from.'),
    baseDir: z.string().default('').describe('Folder of the template inside its repository; empty for its root.'),
    starter: z.string().min(1).optional().describe('Name for `npm create galley@latest -- --template`, if it has one.'),
    slug,
    subtitle: z.string().min(1).describe('One line under the title.'),
    category: z.string().min(1).describe('What kind of site it starts.'),
    licenseType: z.enum(['free', 'pro']).describe('"free" or "pro".'),
    demo: linkTarget().optional().describe('Where the template can be tried.'),
    guide: reference('docs').optional().describe('The documentation page to read next.'),
    mainScreen: image().describe('Screenshot for the gallery.'),
    image1: image().optional().describe('First picture of the template page.'),
    image2: image().optional().describe('Second picture of the template page.'),
    image3: image().optional().describe('Third picture of the template page.'),
  },
}
