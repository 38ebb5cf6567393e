/** Node lets garbage grow in each of the preview server's threads; a lower limit holds less of it, for more frequent collections. */
export const PREVIEW_NODE_FLAGS = ['--max-semi-space-size=4']
