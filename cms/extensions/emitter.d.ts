/** Directus runs extensions in its own process, so this is the very emitter that Flows and hooks listen to. */
declare module '@directus/api/emitter' {
  const emitter: { emitAction: (event: string | string[], meta: object, context: object) => void };
  export default emitter;
}
