/** Returns an exit code, or nothing for success. */
type Run = (args: string[]) => Promise<number | undefined> | Promise<void> | undefined

export interface Command {
  about: string
  /** Descriptions of the options, by name. A command without this list parses its arguments itself. */
  options?: Record<string, string>
  /** A package without which the command cannot run. Not every site or server installs the package. */
  needs?: string
  load: () => Promise<Run>
}

export const commands: Record<string, Command> = {
  start: {
    about: 'Builds the site if something has changed, then serves it on port 9000 (PORT).',
    options: {},
    needs: 'gatsby',
    load: async () => (await import('./start')).start,
  },
  develop: {
    about: 'Shows the site while you write, drafts included, on port 8000 (PORT). Takes the options of gatsby develop.',
    needs: 'gatsby',
    load: async () => (await import('./develop')).develop,
  },
  build: {
    about: 'Builds the site into public/.',
    options: { '--if-changed': 'Keeps the last build if nothing has changed since.' },
    needs: 'gatsby',
    load: async () => (await import('./build')).build,
  },
  serve: {
    about: 'Serves the last build on port 9000 (PORT).',
    options: {},
    load: async () => (await import('./serve')).serve,
  },
  host: {
    about: 'Writes the configuration of a host from the last build: vercel, nginx, caddy or cloudfront.',
    load: async () => (await import('./host/host')).writeHost,
  },
  bundle: {
    about: 'Writes the last build and its server into a folder that needs only Node, such as ../bundle.',
    load: async () => (await import('./bundle')).bundle,
  },
  check: {
    about: 'Checks content and types, or only what the options name.',
    options: {
      '--content': 'Finds problems of content and settings in seconds, without a build.',
      '--types': 'Checks the types of the code, if TypeScript is installed.',
      '--links': 'Builds the site, and requests every link to another site.',
    },
    needs: 'gatsby',
    load: async () => (await import('./check')).check,
  },
  preview: {
    about: 'Shows drafts in the published site as they are saved, on port 9100 (PORT).',
    options: {},
    needs: '@galley/preview',
    load: async () => (await import('./preview')).preview,
  },
  'preview-token': {
    about: 'Makes a link to a preview: --name ana.',
    needs: '@galley/preview',
    load: async () => (await import('./preview-tokens')).makeToken,
  },
  'preview-revoke': {
    about: 'Revokes links to a preview, by their ids.',
    needs: '@galley/preview',
    load: async () => (await import('./preview-tokens')).revoke,
  },
  schemas: {
    about: 'Writes schemas and snippets for VS Code.',
    options: {},
    needs: 'gatsby',
    load: async () => (await import('./schemas')).writeSchemas,
  },
  version: {
    about:
      'Keeps the documentation as a version, such as 2.0: copies content/docs to content/docs@2.0, without drafts.',
    needs: 'gatsby',
    load: async () => (await import('./keep-version')).keepVersion,
  },
  translations: {
    about:
      'Lists translated, outdated and missing pages: --json as JSON, --strict exits with 1. --record FILE: marks a translation as current.',
    needs: 'gatsby',
    load: async () => (await import('./translations')).translations,
  },
  migrate: {
    about: 'Converts a site of another system, such as ../old-site. With --help, lists the options.',
    needs: '@galley/migrate',
    load: async () => (await import('./migrate')).migrate,
  },
  codemod: {
    about: 'Changes the code of the site for a new version, such as 0.2-imports. Without a name, lists the codemods.',
    needs: 'gatsby',
    load: async () => (await import('./codemod')).codemod,
  },
}
