// How the process of the preview server is started, by `galley preview` and by the benchmark.

/** Node lets garbage grow in each of the preview server's threads; a lower limit holds less of it, for more frequent collections. */
export const PREVIEW_NODE_FLAGS = ['--max-semi-space-size=4']

/** Linux's allocator keeps freed memory apart for each thread: with 1,000 pages and 200 editors, two such heaps hold 90 MB less than one for each. */
export const PREVIEW_ALLOCATOR = { MALLOC_ARENA_MAX: '2' }
