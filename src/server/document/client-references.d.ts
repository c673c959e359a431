/** All client modules of the build by the key of their file, which @vitejs/plugin-rsc generates. */
declare module 'virtual:vite-rsc/client-references' {
  const references: Record<string, () => Promise<Readonly<Record<string, unknown>>>>;
  export default references;
}
