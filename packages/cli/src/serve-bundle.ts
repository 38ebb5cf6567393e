// Starts the server of a bundle, from any working folder. `bundle.ts` compiles this file to `serve.js`.
process.chdir(__dirname)
void import('./serve').then(({ serve }) => serve())
