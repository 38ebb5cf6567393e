import { join } from 'node:path'
import { DATES_VARIABLE } from '@galley/content'
import { gatsbyResources } from '@galley/gatsby/gatsby-resources'

/** What a build may see of the server's environment. Gatsby writes variables into the code it makes, so that no secret may be among them. */
const PASSED_ON =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TMPDIR|TEMP|TMP|LANG|NODE_EXTRA_CA_CERTS|(https?|no)_proxy|GALLEY_PATCHES_OFF|GATSBY_.+)$/i

/** The same for every build of a folder: Gatsby compiles everything again when a variable differs. */
const FIXED = {
  GATSBY_PREVIEW_API: '/',
  // The other logger breaks every message at 80 columns.
  GATSBY_LOGGER: 'yurnalist',
  GATSBY_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
}

const WITH_DRAFTS = { CONTENT_DRAFTS: 'include', GATSBY_IS_PREVIEW: 'true' }

/** As the published site is built, but visits are not counted. */
const PUBLISHED = { GATSBY_IS_PREVIEW: 'published' }

/** What `gatsby build` of a preview runs with. It has no way to Git, where all branches are: `datesFile` has what pages show of it. */
export function selectBuildEnvironment(
  { projectDir, datesFile, hasDrafts }: { projectDir: string; datesFile: string; hasDrafts: boolean },
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => PASSED_ON.test(name))
  return {
    ...gatsbyResources(join(projectDir, 'content'), env['NODE_OPTIONS']),
    // Gatsby starts further renderers twice in each build, which takes longer than to render the few pages of an edit.
    GATSBY_CPU_COUNT: '1',
    ...Object.fromEntries(kept),
    ...FIXED,
    ...(hasDrafts ? WITH_DRAFTS : PUBLISHED),
    [DATES_VARIABLE]: datesFile,
  }
}
