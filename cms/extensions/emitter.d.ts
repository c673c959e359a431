/** Extensions run in Directus's process, so this is the emitter that Flows and hooks listen to. */
declare module '@directus/api/emitter' {
  const emitter: {
    emitAction: (event: string | string[], meta: object, context: object) => void;
    onAction: (event: string, handler: () => void) => void;
  };
  export default emitter;
}
