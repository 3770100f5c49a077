/** Names a build: a hash of the sources, the same in the browser's and in the server's bundle. */
declare const __BUILD_ID__: string
