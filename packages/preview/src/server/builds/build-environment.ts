import { join } from 'node:path'
import { DATES_VARIABLE } from '@galley/content'
import { gatsbyResources } from '@galley/gatsby/gatsby-resources'

/** Variables of the server that a build receives. Gatsby writes variables into bundles, so no secret may be among them. */
const PASSED_ON =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TMPDIR|TEMP|TMP|LANG|NODE_EXTRA_CA_CERTS|(https?|no)_proxy|GALLEY_PATCHES_OFF|GATSBY_.+)$/i

/** Identical for every build of a folder, because Gatsby compiles everything again if a variable differs. */
const FIXED = {
  GATSBY_PREVIEW_API: '/',
  // The default logger wraps messages at 80 columns.
  GATSBY_LOGGER: 'yurnalist',
  GATSBY_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
}

const WITH_DRAFTS = { CONTENT_DRAFTS: 'include', GATSBY_IS_PREVIEW: 'true' }

/** Builds as for the published site, but without analytics. */
const PUBLISHED = { GATSBY_IS_PREVIEW: 'published' }

/** Returns the environment of `gatsby build`. A preview build cannot read Git, which has all branches, so `datesFile` has the dates for its pages. */
export function selectBuildEnvironment(
  { projectDir, datesFile, hasDrafts }: { projectDir: string; datesFile: string; hasDrafts: boolean },
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => PASSED_ON.test(name))
  return {
    ...gatsbyResources(join(projectDir, 'content'), env['NODE_OPTIONS']),
    // Gatsby starts additional renderers twice per build, which takes longer than rendering the few pages of an edit.
    GATSBY_CPU_COUNT: '1',
    ...Object.fromEntries(kept),
    ...FIXED,
    ...(hasDrafts ? WITH_DRAFTS : PUBLISHED),
    [DATES_VARIABLE]: datesFile,
  }
}
