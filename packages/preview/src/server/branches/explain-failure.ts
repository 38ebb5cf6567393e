import { GitError } from './git'

const EXPLANATIONS: Record<GitError['failure'], string> = {
  stopped: 'The preview server stops. Try again when it has started.',
  timeout: 'The repository was not read in time. Try again; when it stays so, see whether its server is slow.',
  'disk full': 'The disk of the preview server is full. Free space on it, then refresh.',
  unreachable: 'The repository cannot be reached. Check the network of the preview server, then refresh.',
  refused: 'The repository refuses the preview server. Check the credentials in PREVIEW_REPOSITORY, or its SSH key.',
  'not found':
    'The repository is not where PREVIEW_REPOSITORY says. Correct the URL, or give its credentials the right to read.',
  other: 'The repository could not be read. See the log of the preview server, then refresh.',
}

/** What went wrong and what to do, as a message for editors; the log has the details. */
export function explainFailure(error: unknown): string {
  return EXPLANATIONS[error instanceof GitError ? error.failure : findSystemFailure(error)]
}

function findSystemFailure(error: unknown) {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'disk full' : 'other'
}
