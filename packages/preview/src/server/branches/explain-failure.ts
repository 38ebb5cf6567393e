import { GitError } from './git'

const EXPLANATIONS: Record<GitError['failure'], string> = {
  stopped: 'The preview server is stopping. Try again when it has started.',
  timeout: 'Reading the repository took too long. Try again. If this happens again, check the server of the repository.',
  'disk full': 'The disk of the preview server is full. Free space on it, then refresh.',
  unreachable: 'The repository cannot be reached. Check the network of the preview server, then refresh.',
  refused: 'The repository refuses the preview server. Check the credentials in PREVIEW_REPOSITORY, or its SSH key.',
  'not found':
    'Repository not found. Correct the URL in PREVIEW_REPOSITORY, or give its credentials read access.',
  other: 'The repository could not be read. See the log of the preview server, then refresh.',
}

/** Returns a message for editors with the failure and its remedy. The log has the details. */
export function explainFailure(error: unknown): string {
  return EXPLANATIONS[error instanceof GitError ? error.failure : findSystemFailure(error)]
}

function findSystemFailure(error: unknown) {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'disk full' : 'other'
}
