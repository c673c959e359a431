/**
 * What pages of this site can never reach of React in a browser, and would yet carry. Each name is looked for in
 * the code of the pinned version: one that is gone stops the build.
 */
type Spare = {
  file: RegExp;
  /** Functions that nothing calls; called all the same, they say so. */
  unused: readonly string[];
  /** Functions that are called and whose answer nobody reads. */
  unread?: readonly string[];
  /** Constructors whose methods nothing calls. */
  bare?: readonly string[];
  /** What nothing imports. */
  unexported?: readonly string[];
};

export const spares: readonly Spare[] = [
  {
    file: /react-server-dom-webpack-client\.browser\.production\.js$/,
    unused: [
      // React turns whatever is handed to a server function into a form, and what a server sends into a function to call.
      // This site has no server functions: what visitors send goes to endpoints.
      ...['processReply', 'loadServerReference', 'createBoundServerReference'],
      // Nor do its server components hand streams to the browser.
      ...['startAsyncIterable', 'startReadableStream'],
    ],
  },
  {
    file: /react-dom-client\.production\.js$/,
    unused: [
      ...['updateSuspenseListComponent', 'findFirstSuspended', 'updateActivityComponent'],
      ...['mountActionState', 'updateActionStateImpl', 'runActionStateAction'],
      // Finding elements by their components, which no package may any more, and the compiler's own memory.
      ...['findCurrentFiberUsingSlowPath', 'findCurrentHostFiberImpl', 'useMemoCache'],
    ],
    // The way through the components, which is written beside an error; a selection of text, and an action of a form.
    unread: ['describeNativeComponentFrame', 'getComponentNameFromType', 'constructSelectEvent', 'extractEvents$1'],
    // What a ref on a fragment could do.
    bare: ['FragmentInstance'],
  },
  // Walking through children, and telling the browser beforehand what will be needed: the server's HTML does that.
  { file: /\/react\.production\.js$/, unused: ['mapIntoArray'] },
  {
    file: /\/react-dom\.production\.js$/,
    unused: [],
    unexported: [
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
    ],
  },
];

/** @throws where the code does not hold what is to be left out */
export function leaveOutSpares(
  code: string,
  { unused, unread = [], bare = [], unexported = [] }: Omit<Spare, 'file'>,
): string {
  const withoutUnused = unused.reduce(
    (rest, name) => replaceFunction(rest, name, `() { throw new Error('${name} is left out of this site.'); }`),
    code,
  );
  const withoutUnread = unread.reduce((rest, name) => replaceFunction(rest, name, `() { return ''; }`), withoutUnused);
  const withoutMethods = bare.reduce((rest, name) => dropMembers(rest, `${name}\\.prototype\\.\\w+`), withoutUnread);
  return unexported.reduce((rest, name) => dropMembers(rest, `exports\\.${name}`), withoutMethods);
}

function replaceFunction(code: string, name: string, body: string): string {
  const start = code.indexOf(`\nfunction ${name}(`);
  const end = code.indexOf('\n}\n', start) + 2;
  if (start < 0 || end < 2) throw new Error(`This version of React has no ${name} to leave out.`);
  return `${code.slice(0, start)}\nfunction ${name}${body}${code.slice(end)}`;
}

/** Drops what is assigned to a name that the pattern fits. */
function dropMembers(code: string, pattern: string): string {
  const rest = code.replaceAll(new RegExp(`^${pattern} = function [^]*?^\\};\\n`, 'gm'), '');
  if (rest === code) throw new Error(`This version of React has no ${pattern} to leave out.`);
  return rest;
}
